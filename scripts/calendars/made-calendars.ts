import { wallTimeAt } from '../../shared/messages/rules/schedule-times';
import { timeZoneBlock } from '../../lambdas/platform/ics/time-zone';

/** Close to the clock changes of both the US and Europe. */
export const madeAt = new Date('2026-10-15T12:00:00.000Z');
export const owner = { timeZone: 'America/Chicago', email: 'ann@site.test' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Chance = {
  /** From 0 to below `count`. */
  below(count: number): number;
  from<T>(choices: readonly T[]): T;
};

/** Mulberry32: the same numbers for the same seed everywhere. */
const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, from: (choices) => choices[below(choices.length)]! };
};

const zones = {
  'America/Chicago': 'Central Standard Time',
  'America/New_York': 'Eastern Standard Time',
  'America/Los_Angeles': 'Pacific Standard Time',
  'America/Phoenix': 'US Mountain Standard Time',
  'America/St_Johns': 'Newfoundland Standard Time',
  'Pacific/Honolulu': 'Hawaiian Standard Time',
  'Europe/Berlin': 'W. Europe Standard Time',
  'Asia/Kathmandu': 'Nepal Standard Time',
  'Australia/Sydney': 'AUS Eastern Standard Time',
} as const;
type Zone = keyof typeof zones;
const zoneNames = Object.keys(zones) as Zone[];

const basic = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
const dateText = (ms: number): string => basic(ms).slice(0, 8);
const utcText = (ms: number): string => `${basic(ms)}Z`;

/** Reference to a zone in a file, with its description if it has one. */
type Named = { zone: Zone; parameter: string; described: string[] };

const stretch = { from: new Date('2026-01-01T00:00:00.000Z'), until: new Date('2027-12-31T00:00:00.000Z') };

const customZone = (zone: Zone, name: string): Named => ({
  zone,
  parameter: `;TZID=${name}`,
  described: timeZoneBlock(zone, stretch).replace(zone, name).split('\r\n'),
});

const namedZone = (chance: Chance): Named => {
  const zone = chance.from(zoneNames);
  switch (chance.below(5)) {
    case 0:
      return customZone(zone, zone);
    case 1:
      return { zone, parameter: `;TZID=${zones[zone]}`, described: [] };
    case 2:
      // The second reader caches names across files.
      return customZone(zone, `Ward ${chance.below(1_000_000)}`);
    case 3:
      return customZone(zone, zones[zone]);
    default:
      return { zone, parameter: `;TZID=${zone}`, described: [] };
  }
};

/** A wall-clock time as UTC, on a quarter hour, most often near a clock change. */
const wallNear = (chance: Chance): number => {
  const days = [Date.UTC(2026, 9, 23), Date.UTC(2026, 9, 30), Date.UTC(2026, 11, 1), Date.UTC(2027, 2, 12)];
  return chance.from(days) + chance.below(4 * 96) * 15 * minuteMs;
};

const eventOf = (uid: string, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@example.com`,
  'DTSTAMP:20261001T000000Z',
  ...lines,
  'END:VEVENT',
];

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//made//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const instantIn = (zone: string, wall: number): number => {
  const guess = wall - (wallTimeAt(wall, zone) - wall);
  return wall - (wallTimeAt(guess, zone) - guess);
};

type Made = Named & { wall: number; lines: string[] };

const lengths = [30, 60, 240, 480, 720] as const;

/** Start and end in a zone. */
const timed = (chance: Chance): Made => {
  const named = namedZone(chance);
  const wall = wallNear(chance);
  const end = wall + chance.from(lengths) * minuteMs;
  return {
    ...named,
    wall,
    lines: [`DTSTART${named.parameter}:${basic(wall)}`, `DTEND${named.parameter}:${basic(end)}`],
  };
};

/** The same occurrence as local time, as an instant, and in another zone. */
const moment = (name: string, wall: number, { zone, parameter }: Named, chance: Chance): string => {
  const at = instantIn(zone, wall);
  switch (chance.below(3)) {
    case 0:
      return `${name}:${utcText(at)}`;
    case 1:
      return `${name};TZID=Asia/Tokyo:${basic(wallTimeAt(at, 'Asia/Tokyo'))}`;
    default:
      return `${name}${parameter}:${basic(wall)}`;
  }
};

const daily = (chance: Chance): { made: Made; count: number } => ({ made: timed(chance), count: 4 + chance.below(4) });

const kinds: Record<string, (chance: Chance) => string> = {
  zones: (chance) => {
    const made = timed(chance);
    return file(...made.described, ...eventOf('a', ...made.lines));
  },
  floating: (chance) => {
    const wall = wallNear(chance);
    const own = chance.from([[], [`X-WR-TIMEZONE:${chance.from(zoneNames)}`], namedZone(chance).described]);
    const lines = [`DTSTART:${basic(wall)}`, chance.from([`DTEND:${basic(wall + 8 * hourMs)}`, 'DURATION:P1D'])];
    return file(...own, ...eventOf('a', ...lines));
  },
  until: (chance) => {
    const made = timed(chance);
    const last = made.wall + (2 + chance.below(5)) * dayMs;
    const until = chance.from([utcText(instantIn(made.zone, last)), utcText(instantIn(made.zone, last) - minuteMs)]);
    return file(...made.described, ...eventOf('a', ...made.lines, `RRULE:FREQ=DAILY;UNTIL=${until}`));
  },
  rules: (chance) => {
    const made = timed(chance);
    const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(made.wall).getUTCDay()]!;
    const rule = chance.from([
      'FREQ=DAILY;INTERVAL=3;COUNT=9',
      `FREQ=WEEKLY;BYDAY=${weekday};COUNT=8`,
      `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday};COUNT=5`,
      `FREQ=MONTHLY;BYMONTHDAY=${new Date(made.wall).getUTCDate()};COUNT=5`,
      'FREQ=YEARLY;COUNT=2',
      'FREQ=HOURLY;INTERVAL=30;COUNT=6',
    ]);
    return file(...made.described, ...eventOf('a', ...made.lines, `RRULE:${rule}`));
  },
  exdate: (chance) => {
    const { made, count } = daily(chance);
    const gone = made.wall + chance.below(count) * dayMs;
    const line = chance.from([moment('EXDATE', gone, made, chance), `EXDATE;VALUE=DATE:${dateText(gone)}`]);
    return file(...made.described, ...eventOf('a', ...made.lines, `RRULE:FREQ=DAILY;COUNT=${count}`, line));
  },
  rdate: (chance) => {
    const { made, count } = daily(chance);
    const added = made.wall + 40 * dayMs + chance.below(24) * hourMs;
    const period = `RDATE;VALUE=PERIOD:${utcText(instantIn(made.zone, added))}/PT90M`;
    const line = chance.from([moment('RDATE', added, made, chance), period]);
    return file(...made.described, ...eventOf('a', ...made.lines, `RRULE:FREQ=DAILY;COUNT=${count}`, line));
  },
  moved: (chance) => {
    const { made, count } = daily(chance);
    const old = made.wall + chance.below(count) * dayMs;
    const shown = chance.from([['STATUS:CANCELLED'], ['TRANSP:TRANSPARENT'], [], []]);
    const to = old + (1 + chance.below(40)) * 15 * minuteMs;
    const change = [
      moment('RECURRENCE-ID', old, made, chance),
      `DTSTART${made.parameter}:${basic(to)}`,
      `DTEND${made.parameter}:${basic(to + hourMs)}`,
    ];
    return file(
      ...made.described,
      ...eventOf('a', ...made.lines, `RRULE:FREQ=DAILY;COUNT=${count}`),
      ...eventOf('a', ...change, ...shown),
    );
  },
  later: (chance) => {
    const { made, count } = daily(chance);
    const old = made.wall + (1 + chance.below(count - 1)) * dayMs;
    const to = old + chance.from([0, 15, 60, 24 * 60]) * minuteMs;
    const change = [
      moment('RECURRENCE-ID;RANGE=THISANDFUTURE', old, made, chance),
      `DTSTART${made.parameter}:${basic(to)}`,
      `DTEND${made.parameter}:${basic(to + 2 * hourMs)}`,
    ];
    return file(
      ...made.described,
      ...eventOf('a', ...made.lines, `RRULE:FREQ=DAILY;COUNT=${count}`),
      ...eventOf('a', ...change),
    );
  },
  days: (chance) => {
    const day = Math.floor(wallNear(chance) / dayMs) * dayMs;
    const end = chance.from([[], [`DTEND;VALUE=DATE:${dateText(day + 2 * dayMs)}`], ['DURATION:P3D']]);
    const series = chance.from([
      [],
      ['RRULE:FREQ=WEEKLY;COUNT=4', `EXDATE;VALUE=DATE:${dateText(day + 7 * dayMs)}`],
      [`RRULE:FREQ=WEEKLY;UNTIL=${dateText(day + 14 * dayMs)}`],
      [`RDATE;VALUE=DATE:${dateText(day + 9 * dayMs)}`],
    ]);
    const mark = chance.from([';VALUE=DATE', '']);
    return file(...eventOf('a', `DTSTART${mark}:${dateText(day)}`, ...end, ...series));
  },
  free: (chance) => {
    const [one, other] = [timed(chance), timed(chance)];
    const at = instantIn(other.zone, other.wall);
    const guest = (state: string, address: string) => `ATTENDEE;PARTSTAT=${state}:mailto:${address}`;
    const kept = chance.from([
      [],
      ['STATUS:CANCELLED'],
      ['TRANSP:TRANSPARENT'],
      [guest('DECLINED', owner.email), guest('ACCEPTED', 'b@site.test')],
      [guest('ACCEPTED', owner.email), guest('DECLINED', 'b@site.test')],
      [guest('DECLINED', 'c@site.test')],
    ]);
    const kind = chance.from(['', ';FBTYPE=BUSY', ';FBTYPE=FREE', ';FBTYPE=BUSY-TENTATIVE']);
    const periods = [`${utcText(at)}/PT2H`, `${utcText(at + 5 * hourMs)}/${utcText(at + 6 * hourMs)}`].join(',');
    return file(
      ...chance.from([[], [], ['METHOD:CANCEL'], ['METHOD:PUBLISH']]),
      ...one.described,
      ...eventOf('a', ...one.lines, ...kept),
      ...['BEGIN:VFREEBUSY', 'UID:f@example.com', 'DTSTAMP:20261001T000000Z', `FREEBUSY${kind}:${periods}`],
      'END:VFREEBUSY',
    );
  },
  bad: (chance) => {
    const made = timed(chance);
    const bad = chance.from([
      ['DTSTART:soon', 'DURATION:PT1H'],
      ['DTSTART:2026-12-01', 'DURATION:PT1H'],
      ['DTSTART:20260230T100000Z', 'DURATION:PT1H'],
      ['DTSTART:20261210T100000Z', 'DURATION:long'],
      ['DTSTART:20261210T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=OFTEN'],
      ['DURATION:PT1H'],
    ]);
    return file(...made.described, ...eventOf('b', ...bad), ...eventOf('a', ...made.lines));
  },
};

export type MadeCalendar = { kind: string; text: string };

/** An equal number of each kind, deterministic by seed. */
export const madeCalendars = (seed: number, count: number): MadeCalendar[] => {
  const chance = chanceOf(seed);
  const entries = Object.entries(kinds);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = entries[index % entries.length]!;
    return { kind, text: make(chance) };
  });
};
