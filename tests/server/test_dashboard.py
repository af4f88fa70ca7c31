"""docs/grafana.json: a dashboard that Grafana can import, of metrics that the server has."""

import json
import re
from itertools import combinations, count
from pathlib import Path
from typing import Any

from prometheus_client import REGISTRY

from sobremesa.server import loop_lag, metrics

DASHBOARD: dict[str, Any] = json.loads((Path(__file__).parents[2] / "docs" / "grafana.json").read_text())
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
QUERIES: list[str] = [target["expr"] for panel in PANELS for target in panel.get("targets", [])]
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum"), "info": ("_info",)}
ADDED_BY_PROMETHEUS = {"instance", "le"}


def exposed() -> dict[str, set[str]]:
    """The names of all time series as Prometheus reads them, with their labels."""
    assert metrics
    assert loop_lag
    labels = {}
    for collector in REGISTRY._collector_to_names:
        for metric in collector.collect():
            for suffix in SUFFIXES[metric.type]:
                labels[metric.name + suffix] = set(getattr(collector, "_labelnames", ()))
    return labels


def test_every_metric_of_the_dashboard_exists_with_its_labels() -> None:
    series = exposed()
    for query in QUERIES:
        names = re.findall(r"\b(?:sobremesa|process)_\w+", query)
        assert names
        assert set(names) <= series.keys(), query
        known = ADDED_BY_PROMETHEUS.union(*(series[name] for name in names))
        named = re.findall(r"(?:by|on|group_left) \(([^)]*)\)", query)
        assert {label.strip() for labels in named for label in labels.split(",")} <= known, query


def test_every_metric_of_the_server_but_the_few_of_lessons_is_on_it() -> None:
    shown = " ".join(QUERIES)
    own = {name.removesuffix("_total") for name in exposed() if name.startswith("sobremesa_")}
    own = {re.sub(r"_(bucket|count|sum)$", "", name) for name in own}
    assert {name for name in own if name not in shown} == {"sobremesa_lessons", "sobremesa_thinking_seconds"}


def test_grafana_can_import_it() -> None:
    assert DASHBOARD["schemaVersion"] >= 36
    assert DASHBOARD["title"]
    assert re.fullmatch(r"[\w-]{1,40}", DASHBOARD["uid"])
    assert "id" not in DASHBOARD
    (source,) = DASHBOARD["templating"]["list"]
    assert (source["type"], source["query"]) == ("datasource", "prometheus")
    for panel, number in zip(PANELS, count(1), strict=False):
        assert panel["id"] == number
        assert panel["type"] in ("row", "stat", "timeseries")
        assert panel["title"]
        if panel["type"] != "row":
            assert panel["datasource"] == {"type": "prometheus", "uid": "${" + source["name"] + "}"}
            references = [target["refId"] for target in panel["targets"]]
            assert len(set(references)) == len(references) > 0
            assert all(balanced(target["expr"]) for target in panel["targets"])


def balanced(query: str) -> bool:
    return all(query.count(opening) == query.count(closing) for opening, closing in ("()", "[]", "{}"))


def test_no_panel_lies_on_another() -> None:
    places = [panel["gridPos"] for panel in PANELS]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below, (one, other)
