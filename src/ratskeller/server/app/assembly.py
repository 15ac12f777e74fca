"""The application: the API by Litestar, the web client's files, and the gate before both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ratskeller.server.accounts import guest_routes as accounts
from ratskeller.server.accounts import mail_link_routes as mail_links
from ratskeller.server.accounts import routes as people
from ratskeller.server.accounts import second_factor_routes as second_factors
from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.accounts.expiry import SessionLifetimes
from ratskeller.server.accounts.guests import Guests, house
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.second_factor_service import SecondFactors
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.admin import routes as overseeing
from ratskeller.server.admin.service import AdminService
from ratskeller.server.app.gauges import State
from ratskeller.server.app.legal_pages import Pages, there
from ratskeller.server.app.middleware import SecurityMiddleware
from ratskeller.server.app.path_prefix import Prefix
from ratskeller.server.app.preload import Preloader
from ratskeller.server.app.retention import Retention
from ratskeller.server.app.static_files import Static
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.catalogue import routes as catalogue
from ratskeller.server.chat import routes as talk
from ratskeller.server.clocks import routes as clocks
from ratskeller.server.clocks.clock_worker import ClockWorker
from ratskeller.server.daily import routes as daily
from ratskeller.server.daily.queries import secret
from ratskeller.server.daily.schedule import DailySchedule, Deal, read_calendar
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.history import routes as history
from ratskeller.server.history.service import LadderService, StatisticsService
from ratskeller.server.http import error_responses as failures
from ratskeller.server.http.allowed_hosts import Hosts
from ratskeller.server.http.compression import Packed
from ratskeller.server.http.rate_limits import RateLimits
from ratskeller.server.http.requests import StrictRequest, refuse_repeated
from ratskeller.server.http.services import Services, Site
from ratskeller.server.http.socket_limits import SocketLimits
from ratskeller.server.lobby import routes as lobby
from ratskeller.server.lobby.service import Lobby
from ratskeller.server.metrics import Metrics
from ratskeller.server.notes import routes as notes
from ratskeller.server.notifications import routes as post
from ratskeller.server.notifications.outbox_worker import OutboxWorker
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.programs import routes as programs
from ratskeller.server.review import lead_routes as leading
from ratskeller.server.review.analysis import AnalysisService
from ratskeller.server.review.earlier_views import EarlierViews
from ratskeller.server.review.odds import OddsService
from ratskeller.server.review.service import ReviewService
from ratskeller.server.settings import Settings
from ratskeller.server.tables import routes as tables
from ratskeller.server.tables import websocket as sockets
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.recorder import Recorder
from ratskeller.server.transport.shutdown import Ending

LARGEST_BODY = 16 * 1024

ROUTES = [
    accounts.get_me,
    accounts.rename_me,
    accounts.make_link,
    accounts.come_back,
    people.open_account,
    people.sign_in,
    mail_links.ask_mail_link,
    mail_links.use_mail_link,
    people.sign_out,
    people.list_devices,
    people.change_password,
    people.set_profile,
    people.set_listing,
    people.get_own_data,
    people.delete_account,
    second_factors.get_factor,
    second_factors.begin_factor,
    second_factors.turn_on_factor,
    second_factors.renew_recovery_codes,
    second_factors.turn_off_factor,
    catalogue.list_games,
    catalogue.get_catalogue,
    catalogue.get_health,
    catalogue.get_openapi,
    daily.get_day,
    daily.play_day,
    programs.list_tokens,
    programs.make_token,
    programs.revoke_token,
    programs.live_turns,
    lobby.get_lobby,
    lobby.quick_match,
    lobby.get_invitation,
    lobby.enter_table,
    lobby.get_qr,
    lobby.clear_seat,
    lobby.close_table,
    lobby.rematch,
    post.get_channels,
    post.add_mail,
    post.add_push,
    post.add_webhook,
    post.confirm_mail,
    post.change_channel,
    post.remove_channel,
    post.stop_mails,
    post.read_stop,
    tables.commit,
    tables.open_table,
    tables.list_tables,
    tables.get_table,
    tables.join_table,
    tables.answer,
    tables.undo,
    tables.get_log,
    tables.get_snapshot,
    tables.get_analysis,
    tables.get_odds,
    tables.get_view,
    tables.get_record,
    tables.get_review,
    tables.open_branch,
    clocks.resign,
    clocks.come_back,
    clocks.vote,
    clocks.go_away,
    clocks.order,
    talk.get_talk,
    talk.say,
    talk.take_back,
    talk.silence,
    history.get_history,
    history.get_records,
    history.import_record,
    history.get_player,
    history.get_ladder,
    history.get_statistics,
    leading.lead,
    leading.end_lead,
    notes.get_notes,
    notes.put_note,
    notes.remove_note,
    overseeing.get_house,
    overseeing.list_people,
    overseeing.judge,
    overseeing.list_all_tables,
    overseeing.close_any_table,
    overseeing.list_deeds,
    sockets.live,
]


def make_app(settings: Settings, ending: Ending | None = None) -> ASGIApp:
    """Return the whole server as an ASGI application; its lifespan opens the (already prepared) database.

    `ending` tells when it has been told to end.
    """
    hosts, metrics = Hosts(settings.host, settings.allow_host), _metrics(settings)
    api = make_api(settings, metrics)
    api.state.ending = ending or Ending()

    async def game_of(table_id: str) -> str | None:
        services: Services = api.state.services
        return await services.get(TableManager).game_of(table_id)

    foretelling = Preloader(settings.static, game_of, settings.prefix)
    client = Pages(settings, Static(settings.static, foretelling, settings.prefix, settings.address, there(settings)))
    # The host of a folder belongs to another site, which may have pages without TLS
    gate = SecurityMiddleware(api, client, hosts, settings.rate, metrics, strict=not settings.prefix)
    return Prefix(gate, settings.prefix) if settings.prefix else gate


def make_api(settings: Settings, metrics: Metrics | None = None) -> Litestar:
    """Return the API under /api, which tells `metrics` how it is. Raises `BadSetting` for a calendar that can't be used."""
    deals = read_calendar(settings.daily)
    return Litestar(
        [Router("/api", route_handlers=ROUTES)],
        lifespan=[_lifespan(settings, deals, Metrics() if metrics is None else metrics)],
        exception_handlers={
            Problem: failures.on_problem,
            HTTPException: failures.on_http_error,
            Exception: failures.on_crash,
        },
        request_class=StrictRequest,
        response_class=Packed,
        before_request=refuse_repeated,
        request_max_body_size=LARGEST_BODY,
        # Litestar's own page would answer to every unknown address under /api; the gate keeps it out of reach
        openapi_config=OpenAPIConfig("Ratskeller", version("ratskeller"), render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        debug=False,
    )


def _metrics(settings: Settings) -> Metrics:
    """Return what keeps the numbers of this server: nothing, unless somebody wants them. Raises `BadSetting`."""
    if settings.metrics_at is None:
        return Metrics()
    # A library that few need
    from ratskeller.server.app.prometheus import PrometheusMetrics

    return PrometheusMetrics(*settings.metrics_at, settings.allow_host)


def _lifespan(settings: Settings, deals: list[Deal], metrics: Metrics):  # type: ignore[no-untyped-def]
    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        # What was begun ends in the opposite order, also where the start fails
        async with AsyncExitStack() as ending:
            ending.push_async_callback(asyncio.to_thread, metrics.close)
            store = Store(settings.database)
            ending.push_async_callback(store.close)
            schedule, name = DailySchedule(await store.read(secret), deals), await store.read(house)
            guests, manager = Guests(store), TableManager(store, BotPool(settings.think_limit), settings.idle, schedule)
            cipher = Cipher(settings.secret_keys)
            folk, carrier = AccountService(store, guests, manager, cipher), NotificationSender(settings, store)
            ending.push_async_callback(carrier.close)
            store.metrics = manager.bot_pool.metrics = metrics
            state = State(manager)
            state.told_to(metrics)
            analyst, reviewer = AnalysisService(settings.analysis_seconds), ReviewService(store, node=manager.node)
            ending.push_async_callback(reviewer.stop)
            ending.push_async_callback(analyst.stop)
            app.state.services = Services(
                store,
                guests,
                folk,
                SecondFactors(store, cipher),
                manager,
                Lobby(manager),
                schedule,
                analyst,
                OddsService(),
                EarlierViews(),
                reviewer,
                RateLimits(settings.new_guests, settings.new_tables),
                LoginLimiter(store, settings.passwords),
                SocketLimits(settings.sockets),
                carrier,
                AdminService(guests, manager),
                StatisticsService(store),
                LadderService(store),
                Site(
                    cookie_name=name,
                    admins_need_factor=settings.second_factor == "admins",
                    prefix=settings.prefix,
                ),
            )
            lasting = SessionLifetimes(settings.session_days, settings.session_most_days, settings.token_days)
            tasks = [
                Retention(guests, manager, settings.unused_days, lasting).run,
                folk.watch,
                ClockWorker(manager).run,
                Recorder(store).run,
            ]
            if settings.metrics_at is not None:
                tasks.append(state.count)
            if carrier.goes_out:
                tasks.append(OutboxWorker(store, manager, carrier, settings.tell_after).run)
            ending.push_async_callback(manager.stop)
            manager.start(settings.compile, *tasks)
            yield

    return live
