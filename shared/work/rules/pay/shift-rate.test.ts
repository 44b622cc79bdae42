import { describe, expect, it } from 'vitest';
import { overtimeRulesIn } from './overtime-rule';
import { agreedAfterChange, isAtLeast, rateProblems, type ShiftRate } from './shift-rate';

const today = '2026-12-01';
const night = { kind: 'night', hourlyCents: 500, from: '19:00', to: '07:00' } as const;
const rate: ShiftRate = { rateCents: 5200, differentials: [night] };
const terms = { state: 'IL', engagement: 'agency', professions: ['cna'], cardCents: null } as const;

describe('the rate of a shift', () => {
  const problems = (rateCents: number, more: Partial<Parameters<typeof rateProblems>[1]> = {}) =>
    rateProblems({ ...rate, rateCents }, { ...terms, ...more }, today);

  it('is rejected below the minimum wage or the rate card', () => {
    expect(problems(1500)).toEqual([]);
    expect(problems(1499)).toEqual(['below_minimum_wage']);
    expect(problems(4000, { cardCents: 4001 })).toEqual(['below_rate_card']);
    expect(problems(1000, { state: null })).toEqual([]);
  });

  it('is rejected for contractors in professions that must be employees', () => {
    expect(problems(4000, { engagement: 'contractor' })).toEqual(['contractor_refused']);
  });

  it('is rejected where overtime cannot be computed', () => {
    expect(problems(1799, { state: 'NV' })).toEqual(['uncomputed_overtime']);
    expect(problems(1800, { state: 'NV' })).toEqual([]);
  });

  it('can be raised, but not lowered in any part', () => {
    expect(isAtLeast({ ...rate, rateCents: 5201 }, rate)).toBe(true);
    expect(isAtLeast({ ...rate, bonusCents: 100 }, rate)).toBe(true);
    expect(isAtLeast({ ...rate, rateCents: 6000, differentials: [] }, rate)).toBe(false);
    expect(isAtLeast({ ...rate, differentials: [{ ...night, hourlyCents: 499 }] }, rate)).toBe(false);
    expect(isAtLeast({ ...rate, differentials: [{ ...night, from: '20:00' }] }, rate)).toBe(false);
    expect(isAtLeast(rate, { ...rate, bonusCents: 1 })).toBe(false);
  });

  it('applies to existing bookings if it is raised, but not if lowered', () => {
    const raised = { ...rate, rateCents: 5500 };
    expect(agreedAfterChange(rate, raised)).toBe(raised);
    expect(agreedAfterChange(raised, rate)).toBe(raised);
  });
});

describe('state overtime rules', () => {
  it('are the state’s own or the federal ones, with an exception for hospitals in Alaska', () => {
    const codes = (state: 'CA' | 'CO' | 'AK' | 'TX') => overtimeRulesIn(state, today).map(({ code }) => code);
    expect(codes('CA')).toEqual(['ca_daily', 'ca_aws_12']);
    expect(codes('CO')).toEqual(['co_daily']);
    expect(codes('AK')).toEqual(['ak_daily', 'weekly_40', 'eight_and_eighty']);
    expect(codes('TX')).toEqual(['weekly_40', 'eight_and_eighty']);
    expect(overtimeRulesIn(null, today).map(({ code }) => code)).toEqual(['weekly_40', 'eight_and_eighty']);
  });
});
