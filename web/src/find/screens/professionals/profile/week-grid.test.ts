import { describe, expect, test } from 'vitest';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { weekGrid } from './week-grid';

type Availability = NonNullable<ProfessionalView['availability']>;

const nothing: Availability = {
  hoursPerWeek: null,
  schedule: [],
  shiftTypes: [],
  daysAvailable: [],
  dailyTimePreferences: {},
  timePreferences: [],
  weekendAvailability: false,
  nightShifts: false,
  callCoverage: false,
  remoteWork: false,
  travelWillingness: false,
  interests: [],
  preferences: [],
};
const monday = (changes: Partial<Availability>) => weekGrid({ ...nothing, ...changes })[0];

describe('the offered week', () => {
  test('has seven days, free only if named', () => {
    const week = weekGrid({ ...nothing, timePreferences: ['morning'] });
    expect(week).toHaveLength(7);
    expect(week.some(({ isAvailable, slots }) => isAvailable || slots.length > 0)).toBe(false);
  });

  test('is free at any time on a day without times', () => {
    expect(monday({ daysAvailable: ['monday'] })).toMatchObject({ isAvailable: true, isAnyTime: true, slots: [] });
  });

  test('uses the default times where a day has none of its own', () => {
    expect(monday({ daysAvailable: ['monday'], timePreferences: ['night', 'morning'] })?.slots).toEqual([
      'morning',
      'night',
    ]);
    expect(
      monday({
        daysAvailable: ['monday'],
        timePreferences: ['night'],
        dailyTimePreferences: { monday: { slots: ['evening'], customStart: null, customEnd: null } },
      })?.slots,
    ).toEqual(['evening']);
  });

  test('has custom hours, over midnight too', () => {
    const hours = (customStart: string, customEnd: string) =>
      monday({
        daysAvailable: ['monday'],
        dailyTimePreferences: { monday: { slots: [], customStart, customEnd } },
      });
    expect(hours('07:00', '15:30')).toMatchObject({
      isAnyTime: false,
      hours: { from: '07:00', to: '15:30', endsNextDay: false },
    });
    expect(hours('19:00', '07:00')?.hours?.endsNextDay).toBe(true);
  });

  test('hides the times of a day that is not free', () => {
    expect(
      monday({ dailyTimePreferences: { monday: { slots: ['evening'], customStart: '07:00', customEnd: '09:00' } } }),
    ).toMatchObject({ isAvailable: false, slots: [], hours: null });
  });

  test('is free in the parts of a day that custom hours cover', () => {
    const slotsOf = (customStart: string, customEnd: string) =>
      monday({ daysAvailable: ['monday'], dailyTimePreferences: { monday: { slots: [], customStart, customEnd } } })
        ?.slots;
    expect(slotsOf('19:00', '07:00')).toEqual(['night']);
    expect(slotsOf('06:00', '18:30')).toEqual(['morning', 'afternoon']);
    expect(slotsOf('09:00', '11:00')).toEqual([]);
  });
});
