"""Reads calendars with icalendar and recurring-ical-events, to compare it with what we read.

Takes {from, to, zone, email, files} from stdin and writes the busy days and times of each file, in minutes.
"""

import json
import sys
from datetime import datetime, timedelta, timezone
from importlib.metadata import version
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar
from icalendar.timezone.windows_to_olson import WINDOWS_TO_OLSON

given = json.load(sys.stdin)
first, last = (datetime.fromisoformat(given[edge]) for edge in ("from", "to"))
epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)


def floating_zone(calendar):
    """The only zone of the file, then the one that it names, then the person's."""
    described = calendar.walk("VTIMEZONE")
    if len(described) == 1:
        name = str(described[0]["TZID"])
        try:
            return ZoneInfo(WINDOWS_TO_OLSON.get(name, name))
        except (KeyError, ValueError):
            return described[0].to_tz()
    name = str(calendar.get("X-WR-TIMEZONE", given["zone"]))
    return ZoneInfo(WINDOWS_TO_OLSON.get(name, name))


def is_declined(event):
    guests = event.get("ATTENDEE", [])
    guests = guests if isinstance(guests, list) else [guests]
    own = [it for it in guests if str(it).lower() == f"mailto:{given['email']}"]
    return any(it.params.get("PARTSTAT") == "DECLINED" for it in (guests if len(guests) == 1 else own))


def takes_time(event):
    return event.get("STATUS") != "CANCELLED" and event.get("TRANSP") != "TRANSPARENT" and not is_declined(event)


def minutes(moment, zone):
    if not isinstance(moment, datetime):
        moment = datetime(moment.year, moment.month, moment.day, tzinfo=timezone.utc)
    elif moment.tzinfo is None:
        moment = moment.replace(tzinfo=zone)
    return int((moment - epoch).total_seconds() // 60)


def merged(spans):
    edges = [int((edge - epoch).total_seconds() // 60) for edge in (first, last)]
    result = []
    for start, end in sorted([max(start, edges[0]), min(end, edges[1])] for start, end in spans):
        if end <= start:
            continue
        if result and start <= result[-1][1]:
            result[-1][1] = max(result[-1][1], end)
        else:
            result.append([start, end])
    return result


def read(text):
    days, times = [], []
    calendar = Calendar.from_ical(text)
    if calendar.get("METHOD") == "CANCEL":
        return {"days": days, "times": times}
    zone = floating_zone(calendar)
    # It would stop at the first one.
    for event in calendar.walk("VEVENT"):
        if event.errors or "DTSTART" not in event:
            calendar.subcomponents.remove(event)
    day = timedelta(days=1)
    found = recurring_ical_events.of(calendar, skip_bad_series=True).between(first - day, last + day)
    for event in filter(takes_time, found):
        start = event["DTSTART"].dt
        spans = times if isinstance(start, datetime) else days
        spans.append((minutes(start, zone), minutes(event["DTEND"].dt, zone)))
    for component in calendar.walk("VFREEBUSY"):
        lines = component.get("FREEBUSY", [])
        for line in lines if isinstance(lines, list) else [lines]:
            if line.params.get("FBTYPE") == "FREE":
                continue
            end = line.end if line.end is not None else line.start + line.duration
            times.append((minutes(line.start, zone), minutes(end, zone)))
    return {"days": merged(days), "times": merged(times)}


packages = ("icalendar", "recurring-ical-events")
reader = ", ".join(f"{name} {version(name)}" for name in packages)
json.dump({"reader": reader, "answers": [read(text) for text in given["files"]]}, sys.stdout)
