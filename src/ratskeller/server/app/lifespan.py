"""What lives as long as the server runs: the database, the services that routes ask for, background tasks and gauges."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial

from litestar import Litestar

from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.accounts.guests import Guests, SessionLifetimes, server_name
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.second_factors import SecondFactors
from ratskeller.server.accounts.service import AccountHooks, AccountService
from ratskeller.server.admin import overview
from ratskeller.server.admin.service import AdminService
from ratskeller.server.app.retention import Retention
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.chat.queries import take_back_all
from ratskeller.server.chat.service import ChatChannel
from ratskeller.server.clocks.worker import ClockWorker
from ratskeller.server.daily.queries import secret
from ratskeller.server.daily.schedule import DailySchedule, Deal
from ratskeller.server.daily.service import DailyService
from ratskeller.server.db.store import Store
from ratskeller.server.frames.service import FrameService
from ratskeller.server.history.service import LadderService, StatisticsService
from ratskeller.server.http.rate_limits import RateLimits, SocketLimits
from ratskeller.server.http.requests import Services, Site
from ratskeller.server.lobby.service import Lobby
from ratskeller.server.loop_monitor import LoopMonitor
from ratskeller.server.metrics import Metrics
from ratskeller.server.notes.service import NoteChannel
from ratskeller.server.notifications.outbox import store_invitations, store_notifications, store_status_news
from ratskeller.server.notifications.outbox_worker import OutboxWorker
from ratskeller.server.notifications.queries import delete_of_guest
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.review.analysis import AnalysisService, OddsService
from ratskeller.server.review.leads import LeadChannel
from ratskeller.server.review.service import ReviewService
from ratskeller.server.settings import Settings
from ratskeller.server.tables.bot_turns import BotChannel
from ratskeller.server.tables.inspection import EarlierViews
from ratskeller.server.tables.manager import BackgroundTask, TableManager
from ratskeller.server.tables.results import record_missing
from ratskeller.server.tables.seating import leave_tables
from ratskeller.server.tables.session import Features
from ratskeller.server.transport.connections import Shutdown

COUNT_SECONDS = 15.0
"""Seconds between two counts of what only the database knows."""


class Gauges:
    """The gauges of one server."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._waiting = 0
        self._failed = 0

    def publish(self, metrics: Metrics) -> None:
        """Let `metrics` read the gauges whenever it is asked for them."""
        manager, store, bot_pool = self._manager, self._manager.store, self._manager.bot_pool
        metrics.add_gauges(
            {
                "tables": lambda: manager.loaded,
                "bots_waiting": lambda: bot_pool.waiting,
                "bot_processes": lambda: bot_pool.processes,
                "stand_ins": lambda: manager.bot_turns.stand_ins,
                "news_waiting": lambda: self._waiting,
                "news_failed": lambda: self._failed,
                "storage_trouble": lambda: store.trouble is not None,
                "storage_damaged": lambda: store.damaged,
                "rules_compiled": lambda: bot_pool.compiled,
                "clock_seconds": lambda: manager.server_clock.now() / 1000,
            }
        )

    async def count(self) -> None:
        """Count what only the database knows, until cancelled."""
        while True:
            counts = await self._manager.store.read_long(overview.counts)
            self._waiting, self._failed = counts.waiting, counts.failed
            await asyncio.sleep(COUNT_SECONDS)


def lifespan(
    settings: Settings, deals: list[Deal], metrics: Metrics, shutdown: Shutdown
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return the lifespan of an application: it fills `state.services` and runs the background tasks."""

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        # Closes in reverse order what has been opened, also when the start fails half-way
        async with AsyncExitStack() as stack:
            stack.push_async_callback(asyncio.to_thread, metrics.close)
            store = Store(settings.database)
            stack.push_async_callback(store.close)
            store.metrics = metrics
            app.state.services = services = await _open_services(store, settings, deals, stack)
            services.add(shutdown)
            manager = services.get(TableManager)
            manager.bot_pool.metrics = metrics
            stack.push_async_callback(manager.stop)
            manager.start(settings.compile, *_background_tasks(services, settings, metrics))
            yield

    return run


async def _open_services(store: Store, settings: Settings, deals: list[Deal], stack: AsyncExitStack) -> Services:
    cipher = Cipher(settings.secret_keys)
    schedule = DailySchedule(await store.read(secret), deals)
    lifetimes = SessionLifetimes(
        idle=settings.session_days, most=settings.session_most_days, tokens=settings.token_days
    )
    guests = Guests(store, lifetimes)
    daily = DailyService(schedule)
    manager = TableManager(store, BotPool(settings.think_limit), settings.idle, features(daily, settings))
    sender = NotificationSender(settings, store)
    stack.push_async_callback(sender.outbound.close)
    reviews = ReviewService(store, node=manager.node)
    stack.push_async_callback(reviews.stop)
    analyses = AnalysisService(settings.analysis_seconds)
    stack.push_async_callback(analyses.stop)
    site = Site(
        cookie_name=await store.read(server_name),
        admins_need_factor=settings.second_factor == "admins",
        prefix=settings.prefix,
    )
    return Services(
        *(store, site, cipher, guests, sender.mailer, manager, schedule, daily, sender, reviews, analyses),
        AccountService(store, guests, account_hooks(manager), cipher),
        AdminService(store, guests, manager, take_back_all),
        EarlierViews(),
        FrameService(settings.embed_hosts),
        LadderService(store),
        Lobby(manager),
        LoginLimiter(store, settings.passwords),
        OddsService(),
        RateLimits(settings.new_guests, settings.new_tables),
        SecondFactors(store, cipher),
        SocketLimits(settings.sockets),
        StatisticsService(store),
    )


def features(daily: DailyService, settings: Settings) -> Features:
    return Features(
        channels=[LeadChannel, ChatChannel, NoteChannel, *([BotChannel] if settings.bots_on_device else [])],
        on_append=[store_notifications, daily.store_result],
        on_status=[store_status_news],
        on_open=[store_invitations],
        rules=daily,
    )


def account_hooks(manager: TableManager) -> AccountHooks:
    async def resume_tables(tables: Collection[str]) -> None:
        for table_id in tables:
            # A table in memory asks its bots for answers, even if nobody watches
            await (await manager.table(table_id)).settle()

    return AccountHooks(
        on_change=manager.people_changed,
        leave_tables=leave_tables,
        resume_tables=resume_tables,
        deletions=[delete_of_guest],
    )


def _background_tasks(services: Services, settings: Settings, metrics: Metrics) -> list[BackgroundTask]:
    store, guests, manager = services.get(Store), services.get(Guests), services.get(TableManager)
    tasks: list[BackgroundTask] = [
        LoopMonitor(metrics).run,
        guests.run,
        Retention(guests, manager, settings.unused_days).run,
        services.get(AccountService).watch_changes,
        ClockWorker(manager).run,
        partial(record_missing, store),
    ]
    gauges = Gauges(manager)
    gauges.publish(metrics)
    if settings.metrics_at is not None:
        tasks.append(gauges.count)
    sender = services.get(NotificationSender)
    if sender.is_enabled:
        tasks.append(OutboxWorker(store, manager, sender, settings.tell_after).run)
    return tasks
