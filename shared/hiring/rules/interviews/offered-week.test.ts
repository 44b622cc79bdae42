import { describe, expect, it } from 'vitest';
import { Availability } from '../../../people/model/professional';
import { offeredWeek } from './offered-week';

const id = 'ent_00000000000000000000000001';
const wednesdays = { id, type: 'day', day: 'wednesday' } as const;
const mornings = { id, type: 'day-time', day: 'wednesday', timeSlot: 'morning' } as const;
const anyTime = { slots: [], customStart: null, customEnd: null };
const week = (fields: object) => offeredWeek(Availability.parse({ daysAvailable: ['monday', 'wednesday'], ...fields }));

describe('the availability that others see', () => {
  it('matches what was entered and hides blocked dates', () => {
    const monday = { slots: ['night'], customStart: null, customEnd: null };
    const unavailableDates = [{ id, type: 'date', date: '2026-12-24', recurring: true }];
    expect(week({ dailyTimePreferences: { monday }, unavailableDates })).toEqual({
      daysAvailable: ['monday', 'wednesday'],
      dailyTimePreferences: { monday },
      timePreferences: [],
    });
  });

  it('drops a day that is blocked every week, with its times', () => {
    const dailyTimePreferences = { wednesday: { slots: ['night'] } };
    expect(week({ dailyTimePreferences, unavailableDates: [wednesdays] })).toEqual({
      daysAvailable: ['monday'],
      dailyTimePreferences: { monday: anyTime },
      timePreferences: [],
    });
  });

  it.each([
    ['any time', {}, ['afternoon', 'evening', 'night']],
    ['times of every day', { timePreferences: ['morning', 'night'] }, ['night']],
    ['own times', { dailyTimePreferences: { wednesday: { slots: ['morning', 'evening'] } } }, ['evening']],
  ])('removes a blocked part of the day from %s', (_, fields, slots) => {
    expect(week({ ...fields, unavailableDates: [mornings] }).dailyTimePreferences).toMatchObject({
      wednesday: { slots },
    });
  });

  it('drops a day that has no times left', () => {
    expect(week({ timePreferences: ['morning'], unavailableDates: [mornings] }).daysAvailable).toEqual(['monday']);
  });

  it('keeps the general times on days without blocks, and restores no blocked one', () => {
    const wednesday = { slots: [], customStart: '19:00', customEnd: '07:00' };
    const fields = { timePreferences: ['morning'], dailyTimePreferences: { wednesday } };
    expect(week({ ...fields, unavailableDates: [mornings] })).toEqual({
      daysAvailable: ['monday', 'wednesday'],
      dailyTimePreferences: { monday: { ...anyTime, slots: ['morning'] }, wednesday },
      timePreferences: [],
    });
  });

  it.each([
    [['Day Shift'], {}, ['morning', 'afternoon']],
    [['Night Shift', 'Weekend Coverage'], {}, ['evening', 'night']],
    [['Day Shift'], { nightShifts: true }, ['morning', 'afternoon', 'evening', 'night']],
    [['Day Shift', 'Rotating Shifts'], {}, ['morning', 'afternoon', 'evening', 'night']],
    [['Day Shift'], { unavailableDates: [mornings] }, ['afternoon']],
  ])('uses the times of selected shifts if none were named: %s %o', (shiftTypes, fields, slots) => {
    expect(week({ shiftTypes, ...fields })).toMatchObject({
      daysAvailable: ['monday', 'wednesday'],
      dailyTimePreferences: { wednesday: { slots } },
    });
  });

  it.each([[[]], [['Weekend Coverage', 'Holiday Coverage']]])(
    'allows any time for shifts without times: %s',
    (types) => {
      expect(week({ shiftTypes: types, nightShifts: true }).dailyTimePreferences).toEqual({});
    },
  );

  it('keeps named times and custom hours, whatever shifts are selected', () => {
    const monday = { slots: ['night'], customStart: null, customEnd: null };
    const wednesday = { slots: [], customStart: '19:00', customEnd: '23:00' };
    const shiftTypes = ['Day Shift'];
    expect(week({ shiftTypes, dailyTimePreferences: { monday, wednesday } }).dailyTimePreferences).toEqual({
      monday,
      wednesday,
    });
    expect(week({ shiftTypes, timePreferences: ['night'] })).toMatchObject({
      timePreferences: ['night'],
      dailyTimePreferences: {},
    });
  });

  it('keeps custom hours as they are', () => {
    const wednesday = { slots: [], customStart: '19:00', customEnd: '07:00' };
    expect(week({ dailyTimePreferences: { wednesday }, unavailableDates: [mornings] })).toEqual({
      daysAvailable: ['monday', 'wednesday'],
      dailyTimePreferences: { monday: anyTime, wednesday },
      timePreferences: [],
    });
  });
});
