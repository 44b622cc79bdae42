import type { StateCode } from '../people/model/profile-vocabulary';

/** Names shared with `pay-vocabulary` have the same meaning there. */
export const shiftOvertimeRules = [
  'weekly_40',
  'eight_and_eighty',
  'ca_daily',
  'ca_aws_12',
  'co_daily',
  'ak_daily',
] as const;
export type ShiftOvertimeRule = (typeof shiftOvertimeRules)[number];

/** Minutes worked before the premium begins; null is no limit. */
export type OvertimeNumbers = {
  /** The workweek, or 14 days under an agreement on file. */
  periodDays: 7 | 14;
  periodOverMinutes: number;
  dailyOverMinutes: number | null;
  dailyDoubleMinutes: number | null;
  /** Minutes in a row regardless of the workday, without unpaid breaks. */
  consecutiveOverMinutes: number | null;
  /** Whether the seventh workday of a workweek is overtime, and double time after 8 hours. */
  seventhDay: boolean;
  /** Hours of the period that a flat bonus is spread over. */
  flatBonusDivisor: 'worked' | 'regular';
  /** Whether a missed meal and a missed rest each add an hour at the regular rate per workday. */
  mealPremium: boolean;
  restPremium: boolean;
};

export type OvertimeRow = OvertimeNumbers & {
  code: ShiftOvertimeRule;
  /** Null is federal, for states without a better rule. */
  state: StateCode | null;
  /** Earliest day that the source confirms. */
  since: string;
  source: string;
  checkedOn: string;
  /** Whether a source confirmed it on `checkedOn`; unconfirmed rows have no effect. */
  confirmed: boolean;
};

const checked = { checkedOn: '2026-11-26', confirmed: true } as const;

const weekly = {
  periodDays: 7,
  periodOverMinutes: 40 * 60,
  dailyOverMinutes: null,
  dailyDoubleMinutes: null,
  consecutiveOverMinutes: null,
  seventhDay: false,
  flatBonusDivisor: 'worked',
  mealPremium: false,
  restPremium: false,
} as const satisfies OvertimeNumbers;

/**
 * Flat bonuses over the hours that aren't overtime: Alvarado v. Dart Container, 4 Cal.5th 542 (2018),
 * https://case-law.vlex.com/vid/4-cal-5th-542-715330881. Meal and rest premiums at the regular rate of overtime, one of
 * each a workday: Ferra v. Loews, 11 Cal.5th 858 (2021),
 * https://ccul.org/click-here-list/5328-calculating-the-missed-meal-or-rest-period-premium.
 */
const californian = {
  ...weekly,
  seventhDay: true,
  flatBonusDivisor: 'regular',
  mealPremium: true,
  restPremium: true,
} as const satisfies OvertimeNumbers;

/**
 * Left out: Nevada's daily rule (see `uncomputedOvertime`). The sources list no other state's daily rule for health care;
 * the federal week applies there.
 */
export const overtimeRules: readonly OvertimeRow[] = [
  {
    code: 'weekly_40',
    state: null,
    ...weekly,
    since: '2011-04-05',
    source: 'https://www.casemine.com/regulation/us/59476a16add7b00bc4b4c9f4/amp',
    ...checked,
  },
  {
    // Hospitals and residential care, with an agreement before the work.
    code: 'eight_and_eighty',
    state: null,
    ...weekly,
    periodDays: 14,
    periodOverMinutes: 80 * 60,
    dailyOverMinutes: 8 * 60,
    since: '1981-06-30',
    source: 'http://laws9.com/cfr/text/29/778/601',
    ...checked,
  },
  {
    code: 'ca_daily',
    state: 'CA',
    ...californian,
    dailyOverMinutes: 8 * 60,
    dailyDoubleMinutes: 12 * 60,
    since: '2021-07-15',
    source: 'https://self-law.org/code/ca/labor-code/510',
    ...checked,
  },
  {
    // Wage Order 5, 3(B)(8). The seventh day is kept, as for contracts: it can only pay more.
    code: 'ca_aws_12',
    state: 'CA',
    ...californian,
    dailyOverMinutes: 12 * 60,
    dailyDoubleMinutes: 12 * 60,
    since: '2021-07-15',
    source:
      'https://www.laboremploymentlawblog.com/2006/06/articles/wage-and-hour/court-of-appeal-sides-with-sheppard-mullin-and-limits-overtime-for-12-hour-shifts/',
    ...checked,
  },
  {
    code: 'co_daily',
    state: 'CO',
    ...weekly,
    dailyOverMinutes: 12 * 60,
    consecutiveOverMinutes: 12 * 60,
    since: '2022-01-01',
    source: 'https://cdle.colorado.gov/dlss-home-page/wage-and-hour-law/overtime',
    ...checked,
  },
  {
    // Not for hands-on care in a hospital: https://www.bizfilings.com/toolkit/research-topics/office-hr/alaska-overtime-pay-law
    code: 'ak_daily',
    state: 'AK',
    ...weekly,
    dailyOverMinutes: 8 * 60,
    since: '2017-01-11',
    source: 'http://ak.elaws.us/as/23.10.060',
    ...checked,
  },
];

/**
 * Daily overtime that isn't computed: over 8 hours of a day that begins with the work, for rates below this multiple of the
 * minimum wage (NRS 608.018, NRS 608.0126). Shifts at such rates must be rejected.
 */
export const uncomputedOvertime = [
  {
    state: 'NV',
    belowMinimumWageTimes: 1.5,
    since: '2024-07-01',
    source: 'https://nevada.public.law/statutes/nrs_608.018',
    ...checked,
  },
] as const;
