import { bounds } from '@shared/bounds';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';

const minuteMs = 60_000;
const dayMs = 24 * 3600 * 1000;

const offsetAt = (ms: number, zone: string): number => wallTimeAt(ms, zone) - ms;

type Change = { at: number; from: number; to: number };

/** Finds the minute at which the offset changes between two instants. */
const changeWithin = (start: number, end: number, zone: string): number => {
  let [before, after] = [start, end];
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, zone) === offsetAt(before, zone)) before = middle;
    else after = middle;
  }
  return after;
};

const changesBetween = (from: number, until: number, zone: string): Change[] => {
  if (!(until - from <= bounds.daysAhead * dayMs)) throw new RangeError('Too many days at once.');
  const changes: Change[] = [];
  for (let day = from; day < until; day += dayMs) {
    const [before, after] = [offsetAt(day, zone), offsetAt(day + dayMs, zone)];
    if (before !== after) changes.push({ at: changeWithin(day, day + dayMs, zone), from: before, to: after });
  }
  return changes;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats +HHMM. */
const offsetText = (ms: number): string => {
  const minutes = Math.abs(ms) / minuteMs;
  return `${ms < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
};

const wallText = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

const observance = (kind: 'STANDARD' | 'DAYLIGHT', startsAt: string, { from, to }: Omit<Change, 'at'>): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${startsAt}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/** Renders a zone as VTIMEZONE (RFC 5545, 3.6.5), with the clock changes between two instants. */
export const timeZoneBlock = (zone: string, { from, until }: { from: Date; until: Date }): string => {
  const start = Math.floor(from.getTime() / minuteMs) * minuteMs;
  const changes = changesBetween(start, until.getTime(), zone);
  const first = offsetAt(start, zone);
  const standard = Math.min(first, ...changes.map(({ to }) => to));
  const kindOf = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(kindOf(first), '19700101T000000', { from: first, to: first }),
    ...changes.flatMap((change) => observance(kindOf(change.to), wallText(change.at + change.from), change)),
    'END:VTIMEZONE',
  ].join('\r\n');
};
