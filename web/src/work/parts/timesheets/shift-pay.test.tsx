import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimesheetLine } from '@shared/work/model/placement';
import { ids, showTo, weekOf } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { testId } from '@/lib/testing/ids';
import { WeekLines } from './week-lines';

const shiftId = testId('shf');
const line = (
  day: string,
  minutes: number,
  shift: Omit<NonNullable<TimesheetLine['shift']>, 'shiftId'>,
): TimesheetLine => ({
  ...{ day, minutes, note: '', dispute: null },
  shift: { shiftId, ...shift },
});
const week = weekOf({
  placementId: ids.placement,
  lines: [
    line('2026-11-19', 690, {
      cents: 655_50,
      pay: [{ code: 'base', minutes: 690, hourlyCents: 57_00, cents: 655_50 }],
    }),
    line('2026-11-19', 0, {
      ...{ kind: 'overtime', cents: 171_00 },
      pay: [{ code: 'overtime_premium', minutes: 360, factor: 0.5, cents: 171_00, period: '2026-11-15T06:00:00.000Z' }],
      rules: { code: 'weekly_40', checkedOn: '2026-11-26', until: '2026-11-22T06:00:00.000Z' },
    }),
    line('2026-11-20', 0, {
      ...{ kind: 'cancellation', cents: 208_00 },
      pay: [{ code: 'cancellation', minutes: 240, hourlyCents: 52_00, cents: 208_00 }],
    }),
  ],
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  await loadTexts('timesheets');
});
afterEach(() => vi.useRealTimers());

const opened = (name: RegExp) => {
  const details = screen.getByLabelText(name).closest('details')!;
  fireEvent.click(screen.getByLabelText(name));
  return within(details);
};

describe('pay of a shift on a timesheet', () => {
  it('expands to minutes, rate, rule, source, and its expected date', async () => {
    await showTo('professional', <WeekLines week={week} />);
    expect(opened(/^Shift on Nov 19, \$655.50/).getByText('11h 30m at $57 per hour')).toBeDefined();
    const overtime = opened(/^Overtime and premiums on Nov 19, \$171/);
    expect(overtime.getByText('6h at half the regular rate')).toBeDefined();
    expect(overtime.getByText(/^Hours over 40 in a workweek/)).toBeDefined();
    expect(overtime.getByRole('link', { name: 'Read the rule' }).getAttribute('href')).toMatch(/^https?:/);
    expect(overtime.getByText(/Computed with rules checked on Nov 26, 2026\. Expected until/)).toBeDefined();
  });

  it('of a cancellation shows no hours, and why they count for nothing else', async () => {
    await showTo('professional', <WeekLines week={week} />);
    const canceled = opened(/^Cancellation pay on Nov 20, \$208/);
    expect(canceled.getByText('4h at $52 per hour')).toBeDefined();
    expect(canceled.getByText(/don't count toward overtime/)).toBeDefined();
  });

  it('is final once the workweek has ended', async () => {
    vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
    await showTo('professional', <WeekLines week={week} />);
    expect(opened(/^Overtime and premiums on Nov 19/).getByText(/The workweek has ended\.$/)).toBeDefined();
  });
});
