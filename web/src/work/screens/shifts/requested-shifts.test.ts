import { describe, expect, it } from 'vitest';
import { foundOf, ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { withRequests } from './requested-shifts';

const now = Date.parse('2026-12-02T18:00:00Z');
const requested = (number: number, changes = {}) =>
  ownBookingOf(shiftOf(number, changes), { status: 'requested', expectedCents: 600_00 });
const idsOf = (items: ReturnType<typeof withRequests>) => items.map(({ shift }) => shift.shiftId);

describe('requested shifts in the feed', () => {
  it('come first, with the pay that was requested', () => {
    const items = withRequests([foundOf(1)], [requested(2)], now);
    expect(idsOf(items)).toEqual([shiftOf(2).shiftId, shiftOf(1).shiftId]);
    expect(items[0]).toMatchObject({ way: null, shift: { expectedCents: 600_00 } });
    expect(items[0]!.request).toBeDefined();
    expect(items[1]!.request).toBeUndefined();
  });

  it('are shown once, even if the feed still lists the shift', () => {
    expect(idsOf(withRequests([foundOf(1)], [requested(1)], now))).toEqual([shiftOf(1).shiftId]);
  });

  it('are gone once answered or begun', () => {
    const confirmed = ownBookingOf(shiftOf(1), { status: 'confirmed' });
    const begun = requested(2, { day: '2026-12-01' });
    expect(withRequests([], [confirmed, begun], now)).toEqual([]);
  });
});
