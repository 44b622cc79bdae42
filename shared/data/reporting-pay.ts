import type { StateCode } from '../people/model/profile-vocabulary';

/** Reasons why a facility owes no policy pay and gets no points. Low census is not one. */
export const facilityExemptions = [
  'disaster',
  'closed_by_authority',
  'credential_lapsed',
  'worker_late',
  'conduct',
] as const;
export type FacilityExemption = (typeof facilityExemptions)[number];

/** Pay that a state requires for a person who came to work and got little or none. Worked time counts toward it. */
export type ReportingPayRow = {
  state: StateCode;
  /** Share of the scheduled time, limited by least and most; null is always the most. */
  share: 0.5 | null;
  leastMinutes: number;
  mostMinutes: number;
  /** Minimum scheduled minutes for this pay. */
  fromScheduledMinutes: number;
  /** Whether it is capped at the scheduled time. */
  upToScheduled: boolean;
  rate: 'regular' | 'minimum';
  /** Exemptions in the law itself; other reasons still owe this pay. */
  exempt: readonly FacilityExemption[];
  since: string;
  source: string;
  checkedOn: string;
  /** Whether a source confirmed it on `checkedOn`; unconfirmed rows have no effect. */
  confirmed: boolean;
};

const checked = { checkedOn: '2026-11-26', confirmed: true } as const;
const fixed = { share: null, leastMinutes: 0, fromScheduledMinutes: 0, upToScheduled: true, exempt: [] } as const;

/**
 * `since`: earliest day that the source confirms. Left out: Connecticut, whose guarantee is only in the wage orders of
 * mercantile trade and restaurants (http://ctrules.elaws.us/rule/31-62-d2), and states without a source. Policy pay
 * applies there.
 */
export const reportingPay: readonly ReportingPayRow[] = [
  {
    // Exceptions: https://strausslawyers.com/blog/2013/february/when-does-reporting-time-pay-not-apply-
    state: 'CA',
    share: 0.5,
    leastMinutes: 120,
    mostMinutes: 240,
    fromScheduledMinutes: 120,
    upToScheduled: false,
    rate: 'regular',
    exempt: ['disaster', 'closed_by_authority', 'worker_late'],
    since: '2015-09-21',
    source: 'http://blog.accuchex.com/california-labor-laws-minimum-work-hours-per-day',
    ...checked,
  },
  {
    // Nonprofits that chose to be exempt aren't distinguished.
    state: 'NY',
    ...fixed,
    mostMinutes: 240,
    rate: 'minimum',
    since: '2018-03-10',
    source:
      'https://www.debbest.com/2018/06/17/do-you-know-what-the-current-nys-call-in-pay-guidelines-are-in-business-and-at-work/',
    ...checked,
  },
  {
    // For people who come at the set time. Exempt charities aren't distinguished.
    state: 'MA',
    ...fixed,
    mostMinutes: 180,
    fromScheduledMinutes: 180,
    rate: 'minimum',
    exempt: ['worker_late'],
    since: '2024-10-25',
    source:
      'https://e.casetext.com/regulation/code-of-massachusetts-regulations/department-454-cmr-department-of-labor-standards/title-454-cmr-2700-minimum-wage-regulations/section-2704-hours-worked',
    ...checked,
  },
  {
    state: 'DC',
    ...fixed,
    mostMinutes: 240,
    rate: 'minimum',
    since: '1994-01-14',
    source:
      'https://casetext.com/regulation/district-of-columbia-administrative-code/title-7-employment-benefits/chapter-7-9-wage-hour-rules/rule-7-907-minimum-daily-wage',
    ...checked,
  },
  {
    state: 'NJ',
    ...fixed,
    mostMinutes: 60,
    rate: 'regular',
    since: '2014-01-01',
    source: 'http://www.blr.com/HR-Employment/Compensation/CallbackReport-In-Pay-in-New-Jersey',
    ...checked,
  },
  {
    // Exempt community-based outreach isn't distinguished.
    state: 'NH',
    ...fixed,
    mostMinutes: 120,
    upToScheduled: false,
    rate: 'regular',
    since: '1999-05-01',
    source: 'https://mclane.com/insights/what-employers-should-know-about-new-hampshires-two-hour-reporting-rule',
    ...checked,
  },
  {
    // For people who come at the beginning of the shift.
    state: 'RI',
    ...fixed,
    mostMinutes: 180,
    rate: 'regular',
    exempt: ['worker_late'],
    since: '2019-07-19',
    source: 'https://lawserver.com/?p=29829288',
    ...checked,
  },
];
