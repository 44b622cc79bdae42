import { describe, expect, it } from 'vitest';
import { analyticsTab, paths } from '@shared/paths';
import { employerPlaceOf, professionalPlaceOf } from './old-tabs';

describe('tabs of the former start pages', () => {
  it.each([
    ['', null],
    ['tab=', null],
    ['tab=constructor', null],
    ['tab=applications', paths.applications],
    ['tab=team-analytics', `${paths.analytics}?${analyticsTab.parameter}=${analyticsTab.team}`],
  ])('of employers: ?%s leads to %s', (search, place) => {
    expect(employerPlaceOf(new URLSearchParams(search))).toBe(place);
  });

  it.each([
    ['tab=calendar', paths.calendar],
    ['tab=recommended', paths.jobs],
    ['tab=interviews', paths.interviews],
    ['tab=team', null],
  ])('of professionals: ?%s leads to %s', (search, place) => {
    expect(professionalPlaceOf(new URLSearchParams(search))).toBe(place);
  });
});
