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

from ratskeller.server.db.store import Store
from ratskeller.server.domain.daily import secret
from ratskeller.server.domain.encryption import Cipher
from ratskeller.server.domain.endings import Lasting
from ratskeller.server.domain.guests import Guests, house
from ratskeller.server.errors import Problem
from ratskeller.server.http import (
    accounts,
    catalogue,
    clocks,
    daily,
    failures,
    history,
    leading,
    lobby,
    mail_links,
    notes,
    overseeing,
    people,
    post,
    programs,
    second_factors,
    sockets,
    tables,
    talk,
)
from ratskeller.server.http.bodies import StrictRequest, refuse_repeated
from ratskeller.server.http.foretelling import Foretelling
from ratskeller.server.http.gate import Gate
from ratskeller.server.http.guessing import Guessing
from ratskeller.server.http.hosts import Hosts
from ratskeller.server.http.limits import Limits
from ratskeller.server.http.packing import Packed
from ratskeller.server.http.pages import Pages, there
from ratskeller.server.http.prefix import Prefix
from ratskeller.server.http.services import Services
from ratskeller.server.http.static import Static
from ratskeller.server.http.watching import Watching
from ratskeller.server.live.almanac import Almanac, Deal, read_calendar
from ratskeller.server.live.analysing import Analyst
from ratskeller.server.live.hall import Hall
from ratskeller.server.live.keeping_time import Timekeeper
from ratskeller.server.live.ladders import Ladders
from ratskeller.server.live.lobby import Lobby
from ratskeller.server.live.looking_back import Lookback
from ratskeller.server.live.overseeing import Overseer
from ratskeller.server.live.people import People
from ratskeller.server.live.post.carrier import Carrier
from ratskeller.server.live.post.postman import Postman
from ratskeller.server.live.reckoning import Reckoner
from ratskeller.server.live.recording import Recorder
from ratskeller.server.live.reviewing import Reviewer
from ratskeller.server.live.second_factors import SecondFactors
from ratskeller.server.live.state import State
from ratskeller.server.live.statistics import Statistician
from ratskeller.server.live.thinking import Thinker
from ratskeller.server.live.tidying import Tidying
from ratskeller.server.meters import Meters
from ratskeller.server.net.ending import Ending
from ratskeller.server.settings import Settings

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
    hosts, meters = Hosts(settings.host, settings.allow_host), _meters(settings)
    api = make_api(settings, meters)
    api.state.ending = ending or Ending()

    async def game_of(table_id: str) -> str | None:
        services: Services = api.state.services
        return await services.hall.game_of(table_id)

    foretelling = Foretelling(settings.static, game_of, settings.prefix)
    client = Pages(settings, Static(settings.static, foretelling, settings.prefix, settings.address, there(settings)))
    # The host of a folder belongs to another site, which may have pages without TLS
    gate = Gate(api, client, hosts, settings.rate, meters, strict=not settings.prefix)
    return Prefix(gate, settings.prefix) if settings.prefix else gate


def make_api(settings: Settings, meters: Meters | None = None) -> Litestar:
    """Return the API under /api, which tells `meters` how it is. Raises `BadSetting` for a calendar that can't be used."""
    deals = read_calendar(settings.daily)
    return Litestar(
        [Router("/api", route_handlers=ROUTES)],
        lifespan=[_lifespan(settings, deals, Meters() if meters is None else meters)],
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


def _meters(settings: Settings) -> Meters:
    """Return what keeps the numbers of this server: nothing, unless somebody wants them. Raises `BadSetting`."""
    if settings.metrics_at is None:
        return Meters()
    # A library that few need
    from ratskeller.server.metrics import PrometheusMeters

    return PrometheusMeters(*settings.metrics_at, settings.allow_host)


def _lifespan(settings: Settings, deals: list[Deal], meters: Meters):  # type: ignore[no-untyped-def]
    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        # What was begun ends in the opposite order, also where the start fails
        async with AsyncExitStack() as ending:
            ending.push_async_callback(asyncio.to_thread, meters.close)
            store = Store(settings.database)
            ending.push_async_callback(store.close)
            almanac, name = Almanac(await store.read(secret), deals), await store.read(house)
            guests, hall = Guests(store), Hall(store, Thinker(settings.think_limit), settings.idle, almanac)
            cipher = Cipher(settings.secret_keys)
            folk, carrier = People(store, guests, hall, cipher), Carrier(settings, store)
            ending.push_async_callback(carrier.close)
            store.meters = hall.thinker.meters = meters
            state = State(hall)
            state.told_to(meters)
            analyst, reviewer = Analyst(settings.analysis_seconds), Reviewer(store, node=hall.node)
            ending.push_async_callback(reviewer.stop)
            ending.push_async_callback(analyst.stop)
            app.state.services = Services(
                guests=guests,
                people=folk,
                factors=SecondFactors(store, cipher),
                hall=hall,
                lobby=Lobby(hall),
                almanac=almanac,
                analyst=analyst,
                reckoner=Reckoner(),
                lookback=Lookback(),
                reviewer=reviewer,
                limits=Limits(settings.new_guests, settings.new_tables),
                guessing=Guessing(store, settings.passwords),
                watching=Watching(settings.sockets),
                carrier=carrier,
                overseer=Overseer(guests, hall),
                statistician=Statistician(store),
                ladders=Ladders(store),
                house=name,
                admins_need_factor=settings.second_factor == "admins",
                prefix=settings.prefix,
            )
            lasting = Lasting(settings.session_days, settings.session_most_days, settings.token_days)
            duties = [
                Tidying(guests, hall, settings.unused_days, lasting).run,
                folk.watch,
                Timekeeper(hall).run,
                Recorder(store).run,
            ]
            if settings.metrics_at is not None:
                duties.append(state.count)
            if carrier.goes_out:
                duties.append(Postman(store, hall, carrier, settings.tell_after).run)
            ending.push_async_callback(hall.stop)
            hall.start(settings.compile, *duties)
            yield

    return live
