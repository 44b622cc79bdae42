import type { Profession } from '../people/model/healthcare-vocabulary';
import type { StateCode } from '../people/model/profile-vocabulary';

/** Limits of a person's bookings across all employers, in minutes and counts. */
export type WorkLimits = {
  dutyMinutes: number;
  /** Limit if the location and the person both agree to long duties. */
  longDutyMinutes: number;
  /** Rest before and after a long duty. */
  restAfterLongMinutes: number;
  restMinutes: number;
  /** Minimum length of a long duty. */
  longFromMinutes: number;
  /** Limit within any 168 hours. */
  weekMinutes: number;
  /** Long duties on consecutive days. */
  longInRow: number;
  daysInRow: number;
};

/** Product policy, not law. */
export const workPolicy: WorkLimits = {
  dutyMinutes: 780,
  longDutyMinutes: 960,
  restAfterLongMinutes: 600,
  restMinutes: 480,
  longFromMinutes: 600,
  weekMinutes: 3600,
  longInRow: 4,
  daysInRow: 6,
};

export type WorkRule = {
  state: StateCode;
  /** Null applies to everyone. */
  professions: readonly Profession[] | null;
  limits: Partial<WorkLimits>;
  /** First day, or the earliest day that the source confirms for an older rule. */
  since: string;
  source: string;
  checkedOn: string;
};

const nurses: readonly Profession[] = ['rn', 'lpn'];

/**
 * State laws. Most limit mandatory hours; Wardline applies them to all bookings. Left out without a legal text: a limit of
 * 14 hours for nurses in Alaska. Left out because they limit only mandatory hours of one hospital: 12 in 24 hours and
 * 48 a week in Oregon.
 */
export const workRules: readonly WorkRule[] = [
  {
    // At least 10 consecutive hours off after a scheduled shift: AS 18.20.400(b).
    state: 'AK',
    professions: nurses,
    limits: { restMinutes: 600, restAfterLongMinutes: 600 },
    since: '2019-01-01',
    source: 'http://touchngo.com/lglcntr/akstats/Statutes/Title18/Chapter20/Section400.htm',
    checkedOn: '2026-11-26',
  },
  {
    // At least 24 consecutive hours of rest in every consecutive seven days: 820 ILCS 140/2. Its exceptions, as for
    // up to 20 hours a week with one employer, aren't applied.
    state: 'IL',
    professions: null,
    limits: { daysInRow: 6 },
    since: '2023-01-01',
    source: 'http://ilga.gov/legislation/ilcs/fulltext.asp?DocName=082001400K2',
    checkedOn: '2026-11-26',
  },
  {
    // Not required in the 10 hours after the 12th hour worked: ORS 441.166 of 2017, now 441.770.
    state: 'OR',
    professions: [...nurses, 'cna'],
    limits: { restAfterLongMinutes: 600 },
    since: '2017-01-01',
    source: 'https://www.oregonlaws.org/ors/441.166',
    checkedOn: '2026-11-26',
  },
  {
    // The choice of 8 consecutive hours off after more than 12 consecutive hours: RCW 49.28.140.
    state: 'WA',
    professions: [...nurses, 'cna', 'surgical_tech', 'respiratory_therapist'],
    limits: { restAfterLongMinutes: 480 },
    since: '2024-07-01',
    source: 'https://www.lni.wa.gov/workers-rights/wages/overtime/mandatory-nurses-overtime',
    checkedOn: '2026-11-26',
  },
  {
    // No more than 16 hours in 24 required, and 8 hours off after 12 or more: W. Va. Code 21-5F-3.
    state: 'WV',
    professions: nurses,
    limits: { longDutyMinutes: 960, restAfterLongMinutes: 480 },
    since: '2024-01-01',
    source: 'http://labor.wv.gov/Wage-Hour/More/Laws/Pages/Nurses-Overtime-Safety.aspx',
    checkedOn: '2026-11-26',
  },
];
