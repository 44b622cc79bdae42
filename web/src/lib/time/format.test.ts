import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadTexts, useTranslation } from '../i18n/i18n';
import { ageLabel, formatDate, formatMoney, formatPay, initials, timeLabel } from './format';

await loadTexts('labels/jobs');
const { t } = renderHook(() => useTranslation('labels/jobs')).result.current;

const now = Date.parse('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('notification times', () => {
  it.each([
    [0, 'Just now'],
    [0.99, 'Just now'],
    [1, '1h ago'],
    [23.9, '23h ago'],
    [24, 'Yesterday'],
    [47.9, 'Yesterday'],
  ])('%d hours ago reads %s', (hours, label) => expect(timeLabel(hoursAgo(hours), now)).toBe(label));

  it('is a date after two days', () => {
    expect(timeLabel(hoursAgo(48), now)).toBe('Nov 19, 2026');
  });
});

describe('posting ages', () => {
  it.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [75, '2 months ago'],
  ])('%d days', (days, label) => expect(ageLabel(hoursAgo(days * 24), now)).toBe(label));
});

describe('pay', () => {
  const pay = { currency: 'USD', payBy: 'range', rate: 'hour', salaryMinCents: null, salaryMaxCents: null } as const;
  it.each([
    [pay, 'Not specified'],
    [{ ...pay, salaryMinCents: 90_00, salaryMaxCents: 120_00 }, '$90 - $120 per hour'],
    [{ ...pay, salaryMinCents: 90_50 }, '$90.50+ per hour'],
    [{ ...pay, salaryMaxCents: 120_00 }, 'Up to $120 per hour'],
    [{ ...pay, payBy: 'per_read', salaryMinCents: 62_00, salaryMaxCents: 62_00 } as const, '$62 per read'],
    [{ ...pay, payBy: 'fixed', salaryMinCents: 5_000_00, salaryMaxCents: 5_000_00 } as const, '$5,000'],
  ])('%o reads %s', (job, text) => expect(formatPay(job, t)).toBe(text));

  it('keeps the currency', () => expect(formatMoney(1_000_00, 'EUR')).toBe('€1,000'));
});

describe('names and days', () => {
  it.each([
    ['Ada Rivera', 'AR'],
    ['  Ada   Maria Rivera ', 'AR'],
    ['ada', 'A'],
    ['', ''],
  ])('initials of %s', (name, letters) => expect(initials(name)).toBe(letters));

  it('shows a calendar day as that day in every time zone', () => {
    expect(formatDate('2026-03-01')).toBe('Mar 1, 2026');
  });
});
