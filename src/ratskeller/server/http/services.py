"""The services of the application: one object of each class."""

from dataclasses import dataclass
from typing import Any, TypeVar, cast

from litestar.connection import ASGIConnection

Service = TypeVar("Service")


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """What distinguishes this site from others."""

    cookie_name: str
    """The name of the database, which is part of the names of its cookies."""
    admins_need_factor: bool
    """Whether admins need a second factor to use the admin pages."""
    prefix: str
    """The path before every address, for example `/games/ratskeller`, or "" for none."""


class Services:
    """The services of a running server."""

    def __init__(self, *services: object) -> None:
        """Hold one object of each class."""
        self._services = {type(service): service for service in services}

    def add(self, service: object) -> None:
        """Add the object of a class."""
        self._services[type(service)] = service

    def get(self, kind: type[Service]) -> Service:
        """Return the service of a class. Raises `KeyError` for a class that the server does not have."""
        return cast(Service, self._services[kind])


def service(connection: ASGIConnection[Any, Any, Any, Any], kind: type[Service]) -> Service:
    """Return the service of a class, from the server that handles this request."""
    services: Services = connection.app.state.services
    return services.get(kind)
