import { describe, expect, it } from 'vitest';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import { nextStep } from './next-step';
import { bookingOf, shiftOf } from './testing';

/** The shift starts at 1 AM UTC on November 27. */
const early = Date.parse('2026-11-20T18:00:00.000Z');
const soon = Date.parse('2026-11-26T18:00:00.000Z');
const started = Date.parse('2026-11-27T02:00:00.000Z');

const asks = (number: number) => bookingOf(number, 'Yuki Chen', { how: 'request', status: 'requested' });
const run = (changes: Partial<ShiftFilling> = {}): ShiftFilling => ({
  ...{ kind: 'cover_now', cause: 'button', state: 'running', next: 'wave', moves: [] },
  ...{ startedAt: '2026-11-26T17:00:00.000Z', nextAt: '2026-11-26T18:05:00.000Z' },
  ...changes,
});
const wave = (kind: 'backup' | 'cover_now') => ({
  ...{ at: '2026-11-26T17:00:00.000Z', kind, people: 1, accepted: 0, declined: 0, asked: [] },
});

const unlocked = { isLocked: false, areCallsShown: false };

type Given = Parameters<typeof nextStep>[0];
const stepOf = (given: Partial<Given> = {}) =>
  nextStep({ shift: shiftOf(), bookings: [], filling: null, now: soon, ...unlocked, ...given })?.kind ?? null;

describe('the next step', () => {
  it('of a draft is to publish it, while that is possible', () => {
    const shift = shiftOf({ status: 'draft', confirmed: 0, requested: 0 });
    expect(stepOf({ shift })).toBe('publish');
    expect(stepOf({ shift, isLocked: true })).toBe('verify');
    expect(stepOf({ shift, now: started })).toBeNull();
  });

  it('is to answer requests, as long as someone can be booked', () => {
    expect(stepOf({ bookings: [asks(2)] })).toBe('approve');
    expect(stepOf({ bookings: [asks(2), asks(3)] })).toBe('review');
    expect(stepOf({ bookings: [asks(2), asks(3)], now: started })).toBe('start');
    expect(stepOf({ bookings: [asks(2)], shift: shiftOf({ status: 'covered', confirmed: 2 }) })).toBeNull();
  });

  it('skips requests that wait for an answer to a change', () => {
    const change = { answerBy: '2026-11-26T19:00:00.000Z', askedAt: '2026-11-26T18:00:00.000Z' } as never;
    expect(stepOf({ bookings: [{ ...asks(2), change }, asks(3)] })).toBe('approve');
    expect(stepOf({ bookings: [{ ...asks(2), change }], now: early })).toBe('assign');
  });

  it('of an open shift is own staff, and Cover Now in the last day', () => {
    expect(stepOf({ now: early })).toBe('assign');
    expect(stepOf()).toBe('start');
    expect(stepOf({ filling: run({ state: 'paused', nextAt: null }) })).toBe('resume');
  });

  it('while Cover Now runs is own staff, and the call list once the pool was asked', () => {
    expect(stepOf({ filling: run({ moves: [wave('backup')] }) })).toBe('assign');
    expect(stepOf({ filling: run({ moves: [wave('cover_now')] }) })).toBe('call');
    expect(stepOf({ filling: run({ moves: [wave('cover_now')] }), areCallsShown: true })).toBe('assign');
    expect(stepOf({ filling: run({ moves: [wave('cover_now')], state: 'ended' }) })).toBe('start');
  });

  it('of a running shift is to fill it, then to approve hours', () => {
    const shift = shiftOf({ status: 'in_progress', requested: 0 });
    const submitted = bookingOf(2, 'Josephine Quigley', { status: 'submitted' });
    expect(stepOf({ shift, bookings: [submitted], now: started })).toBe('start');
    const over = { now: Date.parse('2026-11-27T14:00:00.000Z'), shift: shiftOf({ status: 'completed' }) };
    expect(stepOf({ ...over, bookings: [submitted] })).toBe('hours');
    expect(stepOf({ ...over, bookings: [{ ...submitted, status: 'approved' }] })).toBeNull();
    expect(stepOf({ shift: shiftOf({ status: 'canceled' }) })).toBeNull();
  });
});
