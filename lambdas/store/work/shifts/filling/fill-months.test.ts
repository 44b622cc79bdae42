import { describe, expect, it } from 'vitest';
import type { Table, Write } from '../../../../platform/table/table';
import { inviteShareWrites, monthWrites } from './fill-months';
import { moved } from '../bookings/booking-steps';
import type { ShiftChange } from '../ports';
import { bookingWith, inviteWith, shiftWith } from '../shifts.fake';
import { emptyHead } from '../shift-item';

const table = { name: 'table' } as Table;
const answerBy = '2026-12-02T09:00:00.000Z';
const head = { before: emptyHead, after: emptyHead };

const keysOf = (writes: readonly Write[]): string[] =>
  writes.map((write) => {
    const { pk, sk } = ('Update' in write ? write.Update!.Key : {}) as { pk: string; sk: string };
    return `${pk} ${sk}`;
  });

const numbersOf = (write: Write | undefined): unknown[] => {
  const values = (write && 'Update' in write && write.Update?.ExpressionAttributeValues) || {};
  return Object.values(values).filter((value) => typeof value === 'number');
};

const answered = (to: 'confirmed' | 'declined' | 'lapsed', at: string, userId = 'pro') => {
  const before = bookingWith(userId, { answerBy });
  return { before, after: moved(before, to, { now: new Date(at) }), head };
};

const changeTo = (fields: Partial<ShiftChange>): ShiftChange => {
  const before = shiftWith();
  return { before, after: { ...before, updatedAt: '2026-12-02T08:00:00.000Z' }, bookings: [], ...fields };
};

const started = {
  organizationId: 'org_1',
  unitId: 'lun_1',
  month: '2026-12',
  cells: [],
  covered: true,
  people: [
    { userId: 'pro', minutes: 720, waited: 30 },
    { userId: 'other', minutes: 720, waited: 31 },
  ],
};

describe('a month of a unit', () => {
  it('counts the answers to requests, in time or not', () => {
    const both = [
      answered('confirmed', '2026-12-02T08:00:00.000Z'),
      answered('declined', '2026-12-02T10:00:00.000Z', 'b'),
    ];
    const writes = monthWrites(table, changeTo({ bookings: both }));
    expect(keysOf(writes)).toEqual(['ORG#org_1#FILLING#2026-12 UNIT#lun_1']);
    expect(numbersOf(writes[0])).toEqual(expect.arrayContaining([2, 1]));
  });

  it('gets one write for a shift that starts with unanswered requests', () => {
    const writes = monthWrites(table, changeTo({ bookings: [answered('lapsed', answerBy)], started }));
    const keys = keysOf(writes);
    expect(keys).toEqual([
      'ORG#org_1#FILLING#2026-12 UNIT#lun_1',
      'ORG#org_1#FILLING#2026-12 USER#pro',
      'ORG#org_1#FILLING#2026-12 USER#other',
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('excludes requests of a canceled shift, and bookings without a request', () => {
    const canceled = { ...shiftWith(), status: 'canceled' as const };
    expect(monthWrites(table, changeTo({ after: canceled, bookings: [answered('declined', answerBy)] }))).toEqual([]);
    const booked = bookingWith('pro', { status: 'confirmed' });
    expect(monthWrites(table, changeTo({ bookings: [{ before: null, after: booked, head }] }))).toEqual([]);
  });
});

describe('invites', () => {
  it('count for their person when they are sent, not when they are answered', () => {
    const sent = inviteWith('pro');
    expect(keysOf(inviteShareWrites(table, { invites: [{ before: null, after: sent }] }))).toEqual([
      'ORG#org_1#FILLING#2026-11 USER#pro',
    ]);
    const declined = { ...sent, state: 'declined' as const, version: 2 };
    expect(inviteShareWrites(table, { invites: [{ before: sent, after: declined }] })).toEqual([]);
    const again = { ...sent, run: 2, sentAt: '2026-12-01T00:00:00.000Z', version: 2 };
    expect(inviteShareWrites(table, { invites: [{ before: sent, after: again }] })).toHaveLength(1);
  });
});
