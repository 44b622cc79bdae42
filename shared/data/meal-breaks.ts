import type { StateCode } from '../people/model/profile-vocabulary';

/** Meal periods that a state requires. A row fits a shift by its scheduled minutes. */
export type MealBreakRow = {
  state: StateCode;
  mealMinutes: number;
  /** One entry a meal: the scheduled minutes from which it is owed. */
  owedFrom: readonly number[];
  /** A meal begins before so many hours since the start or the last meal have ended; null is no such limit. */
  windowHours: number | null;
  /** One entry a meal: up to so many scheduled minutes, the person may waive it; null is never. */
  waivableUpTo: readonly (number | null)[];
  since: string;
  source: string;
  checkedOn: string;
  /** Seen in a source on `checkedOn`; without, the row has no effect. */
  confirmed: boolean;
};

const checked = { checkedOn: '2026-11-26', confirmed: true } as const;
const longestShift = 24 * 60;

/**
 * Since: first day that the source speaks of. Left out: Washington, Oregon, New York, and others whose rule depends on the
 * time of day, on the worked stretch, or wasn't found in a text of the law. The facility's own rule applies there.
 */
export const mealBreaks: readonly MealBreakRow[] = [
  {
    // In health care, the second meal may be waived on longer shifts too: Gerard v. Orange Coast, 6 Cal.5th 443 (2018),
    // https://cite.case.law/cal-rptr-3d/240/757/.
    state: 'CA',
    mealMinutes: 30,
    owedFrom: [5 * 60 + 1, 10 * 60 + 1],
    windowHours: 5,
    waivableUpTo: [6 * 60, longestShift],
    since: '2018-12-10',
    source:
      'https://print.casetext.com/statute/california-codes/california-labor-code/division-2-employment-regulation-and-supervision/part-2-working-hours/chapter-1-general/section-512-meal-periods',
    ...checked,
  },
  {
    state: 'IL',
    mealMinutes: 20,
    owedFrom: [7.5 * 60, 12 * 60],
    windowHours: 5,
    waivableUpTo: [null, null],
    since: '2023-01-01',
    source: 'http://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=082001400K3',
    ...checked,
  },
  {
    state: 'MA',
    mealMinutes: 30,
    owedFrom: [6 * 60 + 1],
    windowHours: 6,
    waivableUpTo: [longestShift],
    since: '2018-01-29',
    source:
      'http://aimnet.org/about-associated-industries-massachusetts/news.cfm?nid=Ask%20the%20Hotline%20%7C%20The%20Six-Hour%20Meal%20Break%20Question',
    ...checked,
  },
  {
    state: 'CO',
    mealMinutes: 30,
    owedFrom: [5 * 60 + 1],
    windowHours: null,
    waivableUpTo: [null],
    since: '2022-01-01',
    source: 'https://cdle.colorado.gov/dlss-home-page/wage-and-hour-law/breaks-rest-meal-periods',
    ...checked,
  },
];
