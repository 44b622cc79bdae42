import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLimits } from '../limits/answer-limits';
import type { PromisedAnswer } from '../model/answer';
import {
  answerClock,
  answerRecord,
  answerSchedule,
  answerStage,
  answerZone,
  jobAnswerStage,
  mayExtend,
  promisedAnswer,
  type AnswerDay,
  type AnswerEvent,
} from './answer-clock';
import { businessDayFrom, isBusinessDay } from '../../core/rules/business-days';

const zone = 'America/Chicago';
const promise = (at: string, days = 3): PromisedAnswer => promisedAnswer(at, { days, zone });

describe('the promised answer day', () => {
  it.each([
    ['on a Monday', '2026-12-07T15:00:00Z', 3, '2026-12-10'],
    ['over a weekend', '2026-12-10T15:00:00Z', 3, '2026-12-15'],
    ['on a Saturday', '2026-12-12T15:00:00Z', 2, '2026-12-15'],
    ['over Thanksgiving and a weekend', '2026-11-24T15:00:00Z', 3, '2026-11-30'],
    ['over Christmas and New Year', '2026-12-23T15:00:00Z', 6, '2027-01-04'],
    ['in the evening of the place, already tomorrow in UTC', '2026-12-08T04:30:00Z', 2, '2026-12-09'],
  ])('%s', (_when, at, days, on) => {
    expect(promise(at, days)).toMatchObject({ on, outcome: null, extendedFrom: null });
  });

  it('uses the time zone of the job, or Eastern Time for an unknown place', () => {
    expect(answerZone('Honolulu, HI')).toBe('Pacific/Honolulu');
    expect(answerZone('Anywhere')).toBe('America/New_York');
  });

  it('is a business day, and later if more days are promised', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.integer({ min: 2, max: 9 }), (at, days) => {
        const [on, later] = [promise(at.toISOString(), days).on, promise(at.toISOString(), days + 1).on];
        expect(isBusinessDay(on)).toBe(true);
        expect(later > on).toBe(true);
        expect(businessDayFrom(later, -1)).toBe(on);
      }),
    );
  });
});

describe('an answer', () => {
  const given = promise('2026-12-07T15:00:00Z');
  const inTime = '2026-12-11T04:00:00Z';
  const late = '2026-12-11T07:00:00Z';
  const outcome = (...events: AnswerEvent[]) => answerClock(given, events).outcome;

  it.each([
    ['interview_scheduled', inTime, 'in_time'],
    ['offered', inTime, 'in_time'],
    ['rejected', inTime, 'in_time'],
    ['rejected', late, 'late'],
    ['under_review', inTime, null],
    ['shortlisted', inTime, null],
    ['withdrawn', late, 'withdrawn'],
  ] as const)('by a move to %s at %s: %s', (to, at, expected) => {
    expect(outcome({ kind: 'moved', to, at })).toBe(expected);
  });

  it('counts if sent as a message, and only the first one counts', () => {
    expect(outcome({ kind: 'message', at: inTime }, { kind: 'moved', to: 'rejected', at: late })).toBe('in_time');
    expect(outcome({ kind: 'message', at: late })).toBe('late');
    expect(outcome({ kind: 'closed_by_time', at: late })).toBe('unanswered');
  });

  it('can be postponed once, before its day has passed', () => {
    const once = answerClock(given, [{ kind: 'extended', days: 3, at: inTime }]);
    expect(once).toMatchObject({ on: '2026-12-15', extendedFrom: '2026-12-10' });
    expect(answerClock(once, [{ kind: 'extended', days: 3, at: inTime }])).toEqual(once);
    expect(answerClock(given, [{ kind: 'extended', days: 3, at: late }])).toEqual(given);
    expect(mayExtend(answerClock(given, [{ kind: 'message', at: inTime }]), inTime)).toBe(false);
  });
});

describe('the schedule of reminders', () => {
  const given = promise('2026-11-24T15:00:00Z');

  it('starts at 9 AM local time and skips holidays', () => {
    expect(answerSchedule(given)).toEqual([
      { step: 'half', at: '2026-11-25T15:00:00.000Z' },
      { step: 'day_before', at: '2026-11-27T15:00:00.000Z' },
      { step: 'on_day', at: '2026-11-30T15:00:00.000Z' },
      { step: 'managers', at: '2026-12-01T15:00:00.000Z' },
      { step: 'paused', at: '2026-12-07T15:00:00.000Z' },
      { step: 'closed', at: '2026-12-21T15:00:00.000Z' },
    ]);
  });

  it('leaves out the halfway reminder if it falls on the day before', () => {
    expect(answerSchedule(promise('2026-12-07T15:00:00Z', 2)).map(({ step }) => step)).not.toContain('half');
  });

  it.each([
    ['2026-12-01T05:59:00Z', 'open'],
    ['2026-12-01T06:00:00Z', 'overdue'],
    ['2026-12-02T15:00:00Z', 'late'],
    ['2026-12-06T15:00:00Z', 'late'],
    ['2026-12-07T15:00:00Z', 'paused'],
    ['2026-12-21T15:00:00Z', 'closing'],
  ] as const)('at %s it is %s', (at, stage) => {
    expect(answerStage(given, at)).toBe(stage);
  });

  it('never moves to an earlier stage over time', () => {
    const order = ['open', 'overdue', 'late', 'paused', 'closing'];
    const hours = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        const at = (after: number) => new Date(Date.parse('2026-11-24T15:00:00Z') + after * 3_600_000).toISOString();
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((it) =>
          order.indexOf(answerStage(given, at(it))),
        );
        expect(later).toBeGreaterThanOrEqual(earlier!);
      }),
    );
  });
});

describe('the answers of a job', () => {
  const day = (on: string, counts: Partial<AnswerDay>): AnswerDay => ({
    ...{ on, zone, open: 0, inTime: 0, late: 0, unanswered: 0 },
    ...counts,
  });
  const now = '2026-12-08T15:00:00Z';

  it('are in the stage of the oldest open answer', () => {
    expect(jobAnswerStage([day('2026-11-30', { inTime: 3 }), day('2026-12-10', { open: 2 })], now)).toBe('open');
    expect(jobAnswerStage([day('2026-12-10', { open: 2 }), day('2026-11-30', { open: 1 })], now)).toBe('paused');
  });

  it('are shown as a record from ten on', () => {
    const days = [day('2026-11-30', { inTime: 7, late: 1, open: 1 }), day('2026-12-10', { open: 5 })];
    expect(answerRecord(days, now)).toBeNull();
    const more = [...days, day('2026-12-01', { inTime: 1, unanswered: 1 })];
    expect(answerRecord(more, now)).toEqual({ inTime: 8, total: 11 });
    expect(answerLimits.recordFrom).toBe(10);
  });
});
