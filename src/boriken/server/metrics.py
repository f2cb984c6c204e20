"""Figures for Prometheus."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from boriken import __version__

SECONDS = (0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All of them, in a registry of their own, so that two servers can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "boriken_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "boriken_request_seconds", "From request to answer", buckets=SECONDS, registry=self.registry
        )
        self.act_seconds = Histogram(
            "boriken_act_seconds",
            "From an action to its stored answer",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.entries = Counter("boriken_entries", "Entries written", ["kind"], registry=self.registry)
        self.messages = Counter(
            "boriken_chat_messages", "Messages of the chat stored", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "boriken_refusals", "Requests refused by a limit", ["limit"], registry=self.registry
        )
        self.mails = Counter("boriken_mails", "Mails handed over, or not", ["state"], registry=self.registry)
        self.loop_lag = Histogram(
            "boriken_loop_lag_seconds",
            "How late the event loop is",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.notices = Counter(
            "boriken_notices", "Notices sent, or not", ["channel", "outcome"], registry=self.registry
        )
        self.sending = self._gauge("boriken_notices_under_way", "Notices being sent")
        self.sockets = self._gauge("boriken_sockets", "Open WebSockets")
        self.rooms = self._gauge("boriken_tables_in_memory", "Tables in memory")
        self.commit_queue = self._gauge("boriken_commit_queue", "Changes that wait to be stored")
        self.news_queue = self._gauge("boriken_news_queue", "News that wait to be told to other processes")
        self.audit_queue = self._gauge("boriken_audit_queue", "Deeds that wait to be stored")
        self.bots = self._gauge("boriken_bots", "What bots are asked for", "state")
        self.reviews = self._gauge("boriken_reviews", "Games being looked at again, and kept", "state")
        self.connections = self._gauge("boriken_database_connections", "Connections to the database in use")
        self.processor = self._gauge("boriken_processor_seconds", "Processor time of this process")
        self.processor.set_function(time.process_time)
        Info("boriken", "This server", registry=self.registry).info({"version": __version__})
        ProcessCollector(registry=self.registry)  # memory, open files

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(name, text, labels, registry=self.registry)
