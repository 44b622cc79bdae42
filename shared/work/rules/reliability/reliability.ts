import { addDays, daysBetween } from '../../../core/rules/calendar-days';
import { absencePoints, cancellationBand, latePoints, sentHomePoints } from '../cancellation/cancellation-bands';

/** Product policy. `prior`: kept shifts that everyone starts with. */
export const reliabilityRules = { halfLifeDays: 90, windowDays: 730, prior: 5, minimumSample: 5 } as const;

/**
 * Outcome of a booking for one side. The worker: kept, late, canceled, no_show. The facility: kept, late (a start it moved
 * that late), canceled, turned_away, sent_home.
 */
export type Outcome =
  | { kind: 'kept' }
  | { kind: 'late'; minutes: number }
  | { kind: 'canceled'; noticeHours: number }
  | { kind: 'no_show' }
  | { kind: 'turned_away' }
  | { kind: 'sent_home'; workedMinutes: number; scheduledMinutes: number };

/** `on`: YYYY-MM-DD. Exempt events don't count at all. */
export type ReliabilityEvent = Outcome & { bookingId: string; on: string; exempt?: boolean };

export const pointsOf = (outcome: Outcome): number => {
  switch (outcome.kind) {
    case 'kept':
      return 0;
    case 'late':
      return latePoints(outcome.minutes);
    case 'canceled':
      return cancellationBand(outcome.noticeHours * 60).points;
    case 'sent_home':
      return sentHomePoints(outcome.workedMinutes, outcome.scheduledMinutes);
    default:
      return absencePoints;
  }
};

const isWorked = ({ kind }: Outcome): boolean => kind === 'kept' || kind === 'late';

/**
 * Sums on a day, without the prior: of kept shifts, and of lost ones (points / 10). Both decay equally, so they are stored
 * instead of recounted. `events` counts those in the window.
 */
export type Reliability = { kept: number; lost: number; events: number; day: string };

const nothing = (day: string): Reliability => ({ kept: 0, lost: 0, events: 0, day });

/** 1 today, one half after 90 days. */
const fade = (days: number): number => 2 ** (-days / reliabilityRules.halfLifeDays);

const isInWindow = (on: string, day: string): boolean =>
  on <= day && daysBetween(on, day) <= reliabilityRules.windowDays;

export const fadedTo = (sums: Reliability, day: string): Reliability => {
  const factor = fade(daysBetween(sums.day, day));
  return { kept: sums.kept * factor, lost: sums.lost * factor, events: sums.events, day };
};

type Sign = 1 | -1;

/** Applies the event on its own day or later, by its value on the day of the sums. */
const changedBy = (sums: Reliability, event: ReliabilityEvent, sign: Sign): Reliability => {
  if (event.exempt) return sums;
  const worth = sign * fade(daysBetween(event.on, sums.day));
  return {
    kept: Math.max(0, sums.kept + (isWorked(event) ? worth : 0)),
    lost: Math.max(0, sums.lost + (worth * pointsOf(event)) / 10),
    events: sums.events + sign,
    day: sums.day,
  };
};

/** Adds an event, or one whose exemption was rejected. Earlier sums decay to its day first. */
export const withEvent = (sums: Reliability, event: ReliabilityEvent): Reliability =>
  changedBy(event.on > sums.day ? fadedTo(sums, event.on) : sums, event, 1);

/** Removes an event that left the window, became exempt, or is suspended by an appeal. */
export const withoutEvent = (sums: Reliability, event: ReliabilityEvent): Reliability => changedBy(sums, event, -1);

const worse = (a: ReliabilityEvent, b: ReliabilityEvent): ReliabilityEvent => {
  const difference = pointsOf(b) - pointsOf(a) || Number(isWorked(a)) - Number(isWorked(b));
  return difference > 0 || (difference === 0 && b.on < a.on) ? b : a;
};

/** Non-exempt events in the window, the worst of each booking. */
export const countedEvents = (events: readonly ReliabilityEvent[], day: string): ReliabilityEvent[] => {
  const counted = events.filter((event) => !event.exempt && isInWindow(event.on, day));
  return [...Map.groupBy(counted, ({ bookingId }) => bookingId).values()].map((same) => same.reduce(worse));
};

type Tally = { kept: number; points: number };

/** Sums whole numbers by day, then days in order, so the order of events can't change a digit. */
export const reliabilityOf = (events: readonly ReliabilityEvent[], day: string): Reliability => {
  const counted = countedEvents(events, day);
  const byDay = new Map<string, Tally>();
  for (const event of counted) {
    const { kept, points } = byDay.get(event.on) ?? { kept: 0, points: 0 };
    byDay.set(event.on, { kept: kept + (isWorked(event) ? 1 : 0), points: points + pointsOf(event) });
  }
  const sums = nothing(day);
  for (const [on, { kept, points }] of [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const worth = fade(daysBetween(on, day));
    sums.kept += kept * worth;
    sums.lost += (points * worth) / 10;
  }
  return { ...sums, events: counted.length };
};

/** More than any rounding error of the sums, less than the value of any event in the window. */
const drift = 1e-6;

/** Nightly check that the sums match the events. */
export const agrees = (sums: Reliability, events: readonly ReliabilityEvent[]): boolean => {
  const counted = reliabilityOf(events, sums.day);
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < drift;
  return sums.events === counted.events && isNear(sums.kept, counted.kept) && isNear(sums.lost, counted.lost);
};

/** 0-100, half up. Sums that differ only in the last digit give the same score. */
export const scoreOf = ({ kept, lost }: Pick<Reliability, 'kept' | 'lost'>): number => {
  const all = reliabilityRules.prior + kept;
  return Math.floor((100 * all) / (all + lost) + 0.5 + 1e-9);
};

/** Below the minimum sample, the score exists but isn't shown. */
export const isShown = ({ events }: Pick<Reliability, 'events'>): boolean => events >= reliabilityRules.minimumSample;

const yearDays = 365;

/** "21 shifts in 12 months". */
export const eventsLastYear = (events: readonly ReliabilityEvent[], day: string): number =>
  countedEvents(events, day).filter(({ on }) => daysBetween(on, day) <= yearDays).length;

/** The first day on which the event is outside the window. */
export const leavesWindowOn = ({ on }: Pick<ReliabilityEvent, 'on'>): string =>
  addDays(on, reliabilityRules.windowDays + 1);

/** "This no-show counts half by Mar 1." */
export const countsHalfOn = ({ on }: Pick<ReliabilityEvent, 'on'>): string =>
  addDays(on, reliabilityRules.halfLifeDays);
