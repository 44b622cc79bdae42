import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../core/rules/calendar-days';
import {
  agrees,
  countedEvents,
  countsHalfOn,
  eventsLastYear,
  fadedTo,
  isShown,
  leavesWindowOn,
  type Outcome,
  pointsOf,
  type ReliabilityEvent,
  reliabilityOf,
  reliabilityRules,
  scoreOf,
  withEvent,
  withoutEvent,
} from './reliability';
import golden from '../pay/shifts-golden.json';

type GoldenEvent = Outcome & { on: string; times?: number; exempt?: boolean };

const eventsOf = (events: readonly GoldenEvent[]): ReliabilityEvent[] =>
  events.flatMap(({ times = 1, ...event }, index) =>
    Array.from({ length: times }, (_, copy) => ({ ...event, bookingId: `${index}-${copy}` })),
  );

const today = '2026-12-01';
const scoreOn = (events: readonly ReliabilityEvent[], day = today): number => scoreOf(reliabilityOf(events, day));

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant<Outcome>({ kind: 'kept' }),
  fc.record({ kind: fc.constant('late' as const), minutes: fc.nat(90) }),
  fc.record({ kind: fc.constant('canceled' as const), noticeHours: fc.nat(100) }),
  fc.constantFrom<Outcome>({ kind: 'no_show' }, { kind: 'turned_away' }),
  fc.record({
    kind: fc.constant('sent_home' as const),
    workedMinutes: fc.nat(700),
    scheduledMinutes: fc.constant(690),
  }),
);
const ago = fc.integer({ min: 0, max: 760 }).map((days) => addDays(today, -days));
const event: fc.Arbitrary<ReliabilityEvent> = fc
  .tuple(outcome, ago, fc.uuid(), fc.boolean())
  .map(([it, on, bookingId, exempt]) => ({ ...it, on, bookingId, exempt }));
const ledger = fc.array(event, { maxLength: 40 });

describe('the reliability score', () => {
  it.each(golden.reliability)('$id: $title', ({ input, expect: expected }) => {
    const sums = reliabilityOf(eventsOf(input.events as GoldenEvent[]), input.at);
    expect({ score: scoreOf(sums), shifts: sums.events, shown: isShown(sums) }).toEqual(expected);
  });

  it('uses the constants of the golden cases', () => {
    expect(reliabilityRules).toEqual(golden.defaults.reliability);
  });

  it('is from 0 to 100', () => {
    fc.assert(
      fc.property(ledger, (events) => {
        const score = scoreOn(events);
        return Number.isInteger(score) && score >= 0 && score <= 100;
      }),
    );
  });

  it('does not depend on the order of events, to the last digit', () => {
    const shuffled = ledger.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(reliabilityOf(others, today)).toEqual(reliabilityOf(events, today));
      }),
    );
  });

  it('never drops with another kept shift', () => {
    fc.assert(
      fc.property(ledger, ago, (events, on) => {
        const more: ReliabilityEvent = { kind: 'kept', on, bookingId: 'new' };
        expect(scoreOn([...events, more])).toBeGreaterThanOrEqual(scoreOn(events));
      }),
    );
  });

  it('never drops with more notice', () => {
    fc.assert(
      fc.property(ledger, ago, fc.nat(100), fc.nat(100), (events, on, noticeHours, more) => {
        const scoreWith = (hours: number) =>
          scoreOn([...events, { kind: 'canceled', noticeHours: hours, on, bookingId: 'new' }]);
        expect(scoreWith(noticeHours + more)).toBeGreaterThanOrEqual(scoreWith(noticeHours));
      }),
    );
  });

  it('never drops when an event is removed, unless its shift was worked', () => {
    const withOne = fc.tuple(
      ledger,
      event.filter(({ kind }) => kind !== 'kept' && kind !== 'late'),
    );
    fc.assert(
      fc.property(withOne, ([events, one]) => {
        expect(scoreOn(events)).toBeGreaterThanOrEqual(scoreOn([...events, one]));
      }),
    );
  });

  it('never drops with time alone, while no event leaves the window', () => {
    const recent = ledger.map((events) => events.filter(({ on }) => on > '2025-06-01'));
    fc.assert(
      fc.property(recent, fc.nat(150), (events, days) => {
        expect(scoreOn(events, addDays(today, days))).toBeGreaterThanOrEqual(scoreOn(events));
      }),
    );
  });

  it('is the same for both sides', () => {
    const swapped = { no_show: 'turned_away', turned_away: 'no_show' } as const;
    fc.assert(
      fc.property(ledger, (events) => {
        const others = events.map((it) =>
          it.kind === 'no_show' || it.kind === 'turned_away' ? { ...it, kind: swapped[it.kind] } : it,
        );
        expect(scoreOn(others)).toBe(scoreOn(events));
      }),
    );
  });

  it('counts the worse of two events on one booking, in any order', () => {
    const late: ReliabilityEvent = { kind: 'late', minutes: 20, on: today, bookingId: 'a' };
    const away: ReliabilityEvent = { kind: 'turned_away', on: today, bookingId: 'a' };
    for (const events of [
      [late, away],
      [away, late],
    ])
      expect(countedEvents(events, today)).toEqual([away]);
    const canceled: ReliabilityEvent = { kind: 'canceled', noticeHours: 30, on: today, bookingId: 'a' };
    expect(pointsOf(canceled)).toBe(pointsOf(late));
    for (const events of [
      [late, canceled],
      [canceled, late],
    ])
      expect(countedEvents(events, today)).toEqual([canceled]);
  });

  it('stays equal to a recount when updated event by event', () => {
    const own = ledger.map((events) => events.toSorted((a, b) => (a.on < b.on ? -1 : 1)));
    fc.assert(
      fc.property(own, (events) => {
        const first = { kept: 0, lost: 0, events: 0, day: '2024-01-01' };
        const grown = fadedTo(events.reduce(withEvent, first), today);
        const left = events.filter(({ on }) => leavesWindowOn({ on }) <= today);
        const sums = left.reduce(withoutEvent, grown);
        expect(agrees(sums, events)).toBe(true);
        expect(scoreOf(sums)).toBe(scoreOn(events));
        expect(agrees({ ...sums, lost: sums.lost + 0.0003 }, events)).toBe(false);
      }),
    );
  });

  it('tells when an event counts half, and when it expires', () => {
    const away: ReliabilityEvent = { kind: 'no_show', on: today, bookingId: 'a' };
    expect(countsHalfOn(away)).toBe('2027-03-01');
    expect(reliabilityOf([away], countsHalfOn(away)).lost).toBe(0.5);
    expect(reliabilityOf([away], addDays(leavesWindowOn(away), -1)).events).toBe(1);
    expect(reliabilityOf([away], leavesWindowOn(away)).events).toBe(0);
  });

  it('counts the shifts of the last year', () => {
    const events = eventsOf([
      { kind: 'kept', on: '2025-12-01', times: 3 },
      { kind: 'kept', on: '2025-11-30', times: 4 },
    ]);
    expect(eventsLastYear(events, today)).toBe(3);
  });
});
