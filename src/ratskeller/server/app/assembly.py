"""The application: the API by Litestar, the files of the web client, and the middleware around both."""

from functools import partial
from types import ModuleType

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ratskeller.server.accounts import mail_link_routes, second_factor_routes
from ratskeller.server.accounts import routes as account_routes
from ratskeller.server.admin import routes as admin_routes
from ratskeller.server.app import start_page
from ratskeller.server.app.legal_pages import LegalPages, existing_pages
from ratskeller.server.app.lifespan import lifespan
from ratskeller.server.app.middleware import PathPrefix, SecurityMiddleware
from ratskeller.server.app.offline_site import with_offline_site
from ratskeller.server.app.page import rendered_page
from ratskeller.server.app.preload import Preloader
from ratskeller.server.app.static_files import StaticFiles
from ratskeller.server.catalogue import routes as catalogue_routes
from ratskeller.server.chat import routes as chat_routes
from ratskeller.server.clocks import routes as clock_routes
from ratskeller.server.daily import routes as daily_routes
from ratskeller.server.daily.service import read_calendar
from ratskeller.server.errors import Problem
from ratskeller.server.frames import routes as frame_routes
from ratskeller.server.history import routes as history_routes
from ratskeller.server.http import error_responses
from ratskeller.server.http.compression import CompressedResponse
from ratskeller.server.http.origins import AllowedHosts
from ratskeller.server.http.requests import Services, StrictRequest, refuse_repeated
from ratskeller.server.lobby import routes as lobby_routes
from ratskeller.server.metrics import Metrics
from ratskeller.server.notes import routes as note_routes
from ratskeller.server.notifications import routes as notification_routes
from ratskeller.server.programs import routes as program_routes
from ratskeller.server.review import routes as review_routes
from ratskeller.server.settings import OFFLINE, Settings
from ratskeller.server.tables import routes as table_routes
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.connections import Shutdown

LARGEST_BODY = 16 * 1024
API_VERSION = "1"
"""Version of the HTTP interface. That of the package is only for admins."""

FEATURES: tuple[tuple[ModuleType, list[str]], ...] = (
    (account_routes, []),
    (mail_link_routes, ["people"]),
    (second_factor_routes, ["people"]),
    (admin_routes, ["admin"]),
    (catalogue_routes, []),
    (start_page, []),
    (chat_routes, ["talk"]),
    (clock_routes, ["conduct"]),
    (daily_routes, ["daily"]),
    (history_routes, []),
    (lobby_routes, ["lobby"]),
    (note_routes, ["notes"]),
    (notification_routes, ["post"]),
    (program_routes, ["programs"]),
    (review_routes, ["tables"]),
    (table_routes, ["tables"]),
)
"""The modules of routes, each with the tags of all its routes in OpenAPI."""
ROUTES = [route for module, _ in FEATURES for route in module.ROUTES]


def make_app(settings: Settings, shutdown: Shutdown | None = None) -> ASGIApp:
    """Return the whole server as an ASGI application. Its lifespan opens the database, which must be prepared."""
    allowed_hosts, metrics = AllowedHosts(settings.host, settings.allow_host), _metrics(settings)
    api = make_api(settings, metrics, shutdown)

    async def game_of(table_id: str) -> str | None:
        services: Services = api.state.services
        return await services.get(TableManager).game_of(table_id)

    preloader = Preloader(settings.static, game_of, settings.prefix)
    page = partial(
        rendered_page,
        prefix=settings.prefix,
        address=settings.address,
        pages=existing_pages(settings),
        offline=settings.offline and f"{settings.prefix}{OFFLINE}/",
        bots_on_device=settings.bots_on_device,
    )
    files = StaticFiles(settings.static, preloader, page)
    app = SecurityMiddleware(
        api,
        LegalPages(settings, with_offline_site(settings, files)),
        allowed_hosts,
        settings.rate,
        metrics,
        # In a folder of another site, that site's owner decides whether it has pages without TLS
        strict=not settings.prefix,
        embed_hosts=settings.embed_hosts,
        site=settings.site,
    )
    return PathPrefix(app, settings.prefix) if settings.prefix else app


def make_api(settings: Settings, metrics: Metrics | None = None, shutdown: Shutdown | None = None) -> Litestar:
    """Return the API under /api, and the frames under /embed. Raises `BadSetting` for a calendar of daily deals that can't be used."""
    deals = read_calendar(settings.daily)
    return Litestar(
        [
            Router(
                "/api",
                route_handlers=[Router("/", route_handlers=module.ROUTES, tags=tags) for module, tags in FEATURES],
            ),
            Router(
                "/embed",
                route_handlers=frame_routes.ROUTES,
                exception_handlers={Problem: frame_routes.on_problem},
                # Pages, not endpoints
                include_in_schema=False,
            ),
        ],
        lifespan=[lifespan(settings, deals, metrics or Metrics(), shutdown or Shutdown())],
        exception_handlers={
            Problem: error_responses.on_problem,
            HTTPException: error_responses.on_http_error,
            Exception: error_responses.on_crash,
        },
        request_class=StrictRequest,
        response_class=CompressedResponse,
        before_request=refuse_repeated,
        request_max_body_size=LARGEST_BODY,
        # Litestar would answer to every unknown address under /api with its own page, which the middleware never asks for
        openapi_config=OpenAPIConfig("Ratskeller", API_VERSION, render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        debug=False,
    )


def _metrics(settings: Settings) -> Metrics:
    """Return where the server counts: nowhere, unless the settings ask for metrics. Raises `BadSetting`."""
    if settings.metrics_at is None:
        return Metrics()
    # Imported only here: few sites need the library
    from ratskeller.server.app.prometheus import PrometheusMetrics

    return PrometheusMetrics(*settings.metrics_at, settings.allow_host)
