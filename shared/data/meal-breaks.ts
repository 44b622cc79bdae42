import type { StateCode } from '../people/model/profile-vocabulary';

/** Meal breaks that a state requires, by the scheduled minutes of a shift. */
export type MealBreakRow = {
  state: StateCode;
  mealMinutes: number;
  /** Scheduled minutes from which each meal is owed. */
  owedFrom: readonly number[];
  /** Hours since the start or the last meal within which a meal must begin; null is no limit. */
  windowHours: number | null;
  /** Scheduled minutes up to which each meal may be waived; null is never. */
  waivableUpTo: readonly (number | null)[];
  since: string;
  source: string;
  checkedOn: string;
  /** Whether a source confirmed it on `checkedOn`; unconfirmed rows have no effect. */
  confirmed: boolean;
};

const checked = { checkedOn: '2026-11-26', confirmed: true } as const;
const longestShift = 24 * 60;

/**
 * `since`: earliest day that the source confirms. Left out: Washington, Oregon, New York, and others whose rule depends on
 * the time of day or the worked stretch, or wasn't found in a legal text. The facility's own rule applies there.
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
