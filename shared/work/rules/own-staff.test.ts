import { describe, expect, it } from 'vitest';
import { isOnPayroll, isOwnStaff, isOwnStaffOf } from './own-staff';

type Placed = Parameters<typeof isOwnStaffOf>[0];

const hired: Placed = { terms: { jobType: 'full_time', startOn: '2026-01-01' }, endOn: null };
const invited: Placed = { ...hired, kind: 'own_staff', unitIds: ['icu'] };

describe('own staff', () => {
  it('include permanent hires and people who joined by invitation', () => {
    expect([hired, invited].map(isOwnStaff)).toEqual([true, true]);
    expect(isOwnStaff({ terms: { ...hired.terms, jobType: 'per_diem' } })).toBe(false);
  });

  it('are paid by their employer only if invited', () => {
    expect([hired, invited].map(isOnPayroll)).toEqual([false, true]);
  });

  it('belong to their units, or to all, until they leave', () => {
    expect(isOwnStaffOf(invited, 'icu', '2026-12-01')).toBe(true);
    expect(isOwnStaffOf(invited, 'er', '2026-12-01')).toBe(false);
    expect(isOwnStaffOf({ ...invited, unitIds: [] }, 'er', '2026-12-01')).toBe(true);
    expect(isOwnStaffOf(hired, 'er', '2026-12-01')).toBe(true);
    expect(isOwnStaffOf({ ...invited, endOn: '2026-11-30' }, 'icu', '2026-12-01')).toBe(false);
  });
});
