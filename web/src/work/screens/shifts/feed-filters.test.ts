import { describe, expect, it } from 'vitest';
import { anyTime, type Availability } from '@shared/work/rules/shifts/availability';
import type { ShiftAvailability } from '@shared/work/model/shifts/shift-preferences';
import { foundOf } from '@/work/parts/shifts/testing';
import { addressOf, byDay, cleared, countsOf, filtersIn, isNarrowed, noFilters, paySteps, shown } from './feed-filters';

const night = foundOf(1);
const day = foundOf(2, {
  shift: { day: '2026-12-05', startTime: '07:00', endTime: '19:00', careUnit: 'pcu', rateCents: 74_00 },
});
const closed = foundOf(3, { way: null });
const all = [night, day, closed];
const at = (available: ShiftAvailability): Availability => ({ ...anyTime, available });
const read = (address: string) => filtersIn(new URLSearchParams(address));

describe('the filters of the feed', () => {
  it('are kept in the address, and ignore invalid values', () => {
    const filters = read('day=sat,sun&part=night&unit=icu&pay=60&all=1&time=1');
    expect(filters).toEqual({
      days: ['sun', 'sat'],
      parts: ['night'],
      units: ['icu'],
      payFrom: 60,
      all: true,
      anyTime: true,
    });
    expect(read(new URLSearchParams(addressOf(filters)).toString())).toEqual(filters);
    expect(read('day=someday&part=noon&unit=attic&pay=much&all=yes')).toEqual(noFilters);
    expect(addressOf(noFilters)).toEqual({});
  });

  it.each([
    ['', [night, day]],
    ['all=1', all],
    ['day=sat', [day]],
    ['part=night', [night]],
    ['part=morning,night', [night, day]],
    ['unit=pcu', [day]],
    ['pay=60', [day]],
    ['pay=60&part=night', []],
  ])('%s keeps matching shifts', (address, expected) => {
    expect(shown(all, read(address))).toEqual(expected);
  });

  it('omit shifts that start outside the person’s availability, unless the person was asked', () => {
    // The night starts on a Thursday, the day on a Saturday.
    expect(shown(all, noFilters, anyTime)).toEqual([night, day]);
    expect(shown(all, noFilters, at(['thu_night']))).toEqual([night]);
    expect(shown(all, noFilters, at(['fri_night', 'sat_morning']))).toEqual([day]);
    expect(shown(all, read('time=1'), at(['sat_morning']))).toEqual([night, day]);
    const asked = { ...night, invite: { sentAt: '2026-12-02T17:58:00.000Z', until: null } };
    expect(shown([asked, day], noFilters, at(['mon_morning']))).toEqual([asked]);
    expect(cleared(read('time=1&pay=60'))).toEqual({ ...noFilters, anyTime: true });
  });

  it('omit days away, unless the person was asked or wants all times', () => {
    const away = { ...anyTime, away: [{ from: '2026-12-03', until: '2026-12-04' }] };
    expect(shown(all, noFilters, away)).toEqual([day]);
    expect(shown(all, read('time=1'), away)).toEqual([night, day]);
    const asked = { ...night, invite: { sentAt: '2026-12-02T17:58:00.000Z', until: null } };
    expect(shown([asked, day], noFilters, away)).toEqual([asked, day]);
  });

  it('count what each would hide, and offer rates that separate shifts', () => {
    expect(countsOf(all, ['icu', 'pcu', 'ed'], ({ careUnit }) => careUnit)).toEqual([
      { value: 'icu', count: 2 },
      { value: 'pcu', count: 1 },
    ]);
    expect(paySteps(all, null)).toEqual([70]);
    expect(paySteps([night], null)).toEqual([]);
    expect(paySteps([night], 60)).toEqual([60]);
    expect([isNarrowed(read('all=1')), isNarrowed(read('pay=60'))]).toEqual([false, true]);
  });

  it('keep the days in order', () => {
    expect(byDay(all).map((it) => [it.day, it.items.length])).toEqual([
      ['2026-12-03', 2],
      ['2026-12-05', 1],
    ]);
  });
});
