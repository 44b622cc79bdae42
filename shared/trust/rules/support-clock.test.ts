import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessMinutesBetween } from '../../core/rules/business-hours';
import { isInTime, minutesToAnswer, openAnswer, supportClock, supportPolicy, type TicketEvent } from './support-clock';

const opened: TicketEvent = { kind: 'opened', at: '2026-11-23T14:55:00.000Z' };
const at = (kind: TicketEvent['kind'], time: string): TicketEvent => ({ kind, at: time });

/** Realistic sequences: ticket states determine the possible next events. */
const events = fc
  .tuple(
    fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 11, 31) }),
    fc.array(
      fc.record({
        kind: fc.constantFrom('asked', 'answered', 'resolved', 'solved'),
        minutes: fc.integer({ min: 0, max: 5 * 24 * 60 }),
      }),
      { maxLength: 12 },
    ),
  )
  .map(([start, steps]) => {
    let now = start;
    const later = steps.map(({ kind, minutes }) => {
      now += minutes * 60_000;
      return { kind, at: new Date(now).toISOString() };
    });
    return [{ kind: 'opened', at: new Date(start).toISOString() }, ...later] as [TicketEvent, ...TicketEvent[]];
  });

describe('the support clock of a ticket', () => {
  it('promises the first answer within a business day and a solution within five', () => {
    const clock = supportClock([opened]);
    expect(clock).toMatchObject({
      first: { dueAt: '2026-11-24T14:55:00.000Z', doneAt: null },
      next: null,
      // Thanksgiving and a weekend.
      solution: { dueAt: '2026-12-01T14:55:00.000Z' },
      waitsFor: 'support',
    });
    expect(openAnswer(clock)).toBe(clock.first);
  });

  it('pauses while it waits for the user, and promises the next answer after a question', () => {
    const clock = supportClock([
      opened,
      at('answered', '2026-11-23T15:21:00.000Z'),
      at('asked', '2026-11-23T15:38:00.000Z'),
    ]);
    expect(minutesToAnswer(clock.first)).toBe(26);
    expect(isInTime(clock.first)).toBe(true);
    expect(openAnswer(clock)).toEqual({
      startedAt: '2026-11-23T15:38:00.000Z',
      dueAt: '2026-11-24T15:38:00.000Z',
      doneAt: null,
    });
    expect(clock.solution.dueAt).toBe('2026-12-01T15:12:00.000Z');
  });

  it('promises nothing while it waits for the user, or once it is solved', () => {
    const answered = supportClock([opened, at('answered', '2026-11-23T15:21:00.000Z')]);
    expect([openAnswer(answered), answered.solution.dueAt, answered.waitsFor]).toEqual([null, null, 'person']);
    const solved = supportClock([opened, at('solved', '2026-11-23T15:21:00.000Z')]);
    expect([openAnswer(solved), solved.first.doneAt, solved.waitsFor]).toEqual([null, null, null]);
  });

  it('counts a resolution as the answer if there was none before', () => {
    expect(supportClock([opened, at('resolved', '2026-11-25T15:00:00.000Z')]).first).toMatchObject({
      doneAt: '2026-11-25T15:00:00.000Z',
    });
  });

  it('starts again after a ticket is reopened', () => {
    const clock = supportClock([
      opened,
      at('resolved', '2026-11-23T15:55:00.000Z'),
      at('asked', '2026-11-24T15:00:00.000Z'),
    ]);
    expect(openAnswer(clock)?.dueAt).toBe('2026-11-25T15:00:00.000Z');
    expect(clock).toMatchObject({ spent: 60, solution: { doneAt: null }, waitsFor: 'support' });
  });

  it('has an open promise exactly while it waits for support', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const clock = supportClock(sequence);
        expect(openAnswer(clock) !== null).toBe(clock.waitsFor === 'support');
        expect(clock.solution.dueAt !== null).toBe(clock.waitsFor === 'support');
      }),
    );
  });

  it('never promises an answer before the question, and never moves a due promise', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const clock = supportClock(sequence);
        for (const target of [clock.first, clock.next]) {
          if (target?.dueAt) expect(target.dueAt > target.startedAt).toBe(true);
          if (target?.doneAt) expect(target.doneAt >= target.startedAt).toBe(true);
        }
        const asked = sequence.at(-1)!;
        const again = supportClock([...sequence, { kind: 'asked', at: asked.at }]);
        if (clock.waitsFor === 'support') expect(openAnswer(again)).toEqual(openAnswer(clock));
      }),
    );
  });

  it('spends at most the elapsed business time', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const [start, end] = [sequence[0].at, sequence.at(-1)!.at];
        const passed = businessMinutesBetween(new Date(start), new Date(end), supportPolicy.calendar);
        expect(supportClock(sequence).spent).toBeLessThanOrEqual(passed + 1e-6);
      }),
    );
  });
});
