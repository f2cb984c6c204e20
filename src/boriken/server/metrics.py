"""Figures for Prometheus."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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
        self.sockets = Gauge("boriken_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("boriken_tables_in_memory", "Tables in memory", registry=self.registry)
        self.processor = Gauge(
            "boriken_processor_seconds", "Processor time of this process", registry=self.registry
        )
        self.processor.set_function(time.process_time)
