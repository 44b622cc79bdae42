import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { shiftsView } from '@shared/paths';
import { expect, it } from 'vitest';
import { today } from '@/lib/time/today';
import { weekIn } from './week-address';

const weekOf = (day: string): string => weekIn(new URLSearchParams({ [shiftsView.week]: day }));

it('shows the week in the address', () => {
  expect(weekOf('2026-11-28')).toBe('2026-11-23');
});

it.each(['', 'never', '2026-99-99', '0001-01-01', '1999-12-31', '2099-12-31', '9999-12-31'])(
  'shows this week if the address says %j',
  (day) => {
    expect(weekOf(day)).toBe(mondayOfDay(today()));
  },
);
