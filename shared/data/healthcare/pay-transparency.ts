import type { StateCode } from '../../people/model/profile-vocabulary';

/** State rule on pay in job posts. `onRequest` doesn't affect the post itself. */
export type PayTransparencyRule = {
  state: StateCode;
  minEmployees: number;
  /** Which employees count: all, or those in the state. */
  countsWhere: 'anywhere' | 'inState';
  since: string;
  asks: 'range' | 'rangeAndBenefits' | 'onRequest';
  source: string;
  checkedOn: string;
  /** Whether a source confirmed it on `checkedOn`; unconfirmed rows have no effect. */
  confirmed: boolean;
};

const checked = { checkedOn: '2026-11-23', confirmed: true } as const;
const unchecked = { checkedOn: '2026-11-23', confirmed: false } as const;

export const payTransparency: readonly PayTransparencyRule[] = [
  {
    state: 'CA',
    minEmployees: 15,
    countsWhere: 'anywhere',
    since: '2023-01-01',
    asks: 'range',
    source:
      'https://www.californiaemploymentlawreport.com/2023/03/californias-requirement-to-publish-pay-scale-in-job-postings/',
    ...checked,
  },
  {
    state: 'CO',
    minEmployees: 1,
    countsWhere: 'inState',
    since: '2021-01-01',
    asks: 'rangeAndBenefits',
    source: 'https://ezel.ai/labor-guidance/co/info-9a',
    ...checked,
  },
  {
    state: 'DC',
    minEmployees: 1,
    countsWhere: 'inState',
    since: '2024-06-30',
    asks: 'range',
    source:
      'https://www.manatt.com/insights/newsletters/employment-law/state-legislative-trends-pay-transparency,-paid-le',
    ...checked,
  },
  {
    state: 'HI',
    minEmployees: 50,
    countsWhere: 'anywhere',
    since: '2024-01-01',
    asks: 'range',
    source: 'https://cwstrategies.staffingindustry.com/pay-transparency-laws-enacted-in-illinois-and-hawaii/',
    ...checked,
  },
  {
    state: 'IL',
    minEmployees: 15,
    countsWhere: 'anywhere',
    since: '2025-01-01',
    asks: 'rangeAndBenefits',
    source: 'https://labor.illinois.gov/news/press-release.30746.html',
    ...checked,
  },
  {
    state: 'MD',
    minEmployees: 1,
    countsWhere: 'anywhere',
    since: '2024-10-01',
    asks: 'rangeAndBenefits',
    source: 'https://dllr.state.md.us/LABOR/wages/esswagerangefaq.shtml',
    ...checked,
  },
  {
    state: 'MA',
    minEmployees: 25,
    countsWhere: 'inState',
    since: '2025-10-29',
    asks: 'range',
    source:
      'https://www.jacksonlewis.com/insights/massachusetts-pay-transparency-law-takes-effect-october-heres-what-employers-need-do-now',
    ...checked,
  },
  {
    state: 'MN',
    minEmployees: 30,
    countsWhere: 'inState',
    since: '2025-01-01',
    asks: 'rangeAndBenefits',
    source: 'https://stinson.com/newsroom-publications-minnesota-pay-transparency-signed-into-law',
    ...checked,
  },
  {
    state: 'NJ',
    minEmployees: 10,
    countsWhere: 'anywhere',
    since: '2025-06-01',
    asks: 'rangeAndBenefits',
    source: 'https://www.payequityadvisor.com/',
    ...checked,
  },
  {
    state: 'NY',
    minEmployees: 4,
    countsWhere: 'anywhere',
    since: '2023-09-17',
    asks: 'range',
    source: 'https://www.lawpf.com/post/new-york-state-transparency-law',
    ...checked,
  },
  {
    state: 'VT',
    minEmployees: 5,
    countsWhere: 'anywhere',
    since: '2025-07-01',
    asks: 'range',
    source: 'https://morganlewis.com/pubs/2024/07/vermont-passes-pay-transparency-law-considerations-for-employers',
    ...checked,
  },
  {
    state: 'WA',
    minEmployees: 15,
    countsWhere: 'anywhere',
    since: '2023-01-01',
    asks: 'rangeAndBenefits',
    source: 'https://www.lni.wa.gov/workers-rights/wages/equal-pay-opportunities-act',
    ...checked,
  },
  {
    state: 'DE',
    minEmployees: 26,
    countsWhere: 'anywhere',
    since: '2027-09-26',
    asks: 'rangeAndBenefits',
    source:
      'https://mondaq.com/unitedstates/employee-rights-labour-relations/1698542/delaware-enacts-new-pay-transparency-law-to-go-into-effect-september-2027',
    ...checked,
  },
  {
    state: 'CT',
    minEmployees: 1,
    countsWhere: 'inState',
    since: '2021-10-01',
    asks: 'onRequest',
    source: 'https://www.quirkyemploymentquestions.com/_other/general/new-york-states-amended-pay-transparency-law/',
    ...unchecked,
  },
  {
    state: 'NV',
    minEmployees: 1,
    countsWhere: 'inState',
    since: '2021-10-01',
    asks: 'onRequest',
    source: 'https://www.quirkyemploymentquestions.com/_other/general/new-york-states-amended-pay-transparency-law/',
    ...unchecked,
  },
  {
    state: 'RI',
    minEmployees: 1,
    countsWhere: 'inState',
    since: '2023-01-01',
    asks: 'onRequest',
    source: 'https://www.quirkyemploymentquestions.com/_other/general/new-york-states-amended-pay-transparency-law/',
    ...unchecked,
  },
];
