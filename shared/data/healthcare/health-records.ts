import type { HealthEvidence, HealthRecordCode } from '../../people/model/health-record';

type HealthRecordFacts = {
  evidence: readonly HealthEvidence[];
  /** Default validity of tests and vaccinations; a facility's or state's rule takes precedence. */
  goodFor: { months: number } | 'season' | null;
  source: string;
  checkedOn: string;
  /** Whether the source states this term. Others are what facilities usually require. */
  confirmed: boolean;
};

const immunizations = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8196372/table/T5';
const checkedOn = '2026-11-23';

export const healthRecordFacts: Record<HealthRecordCode, HealthRecordFacts> = {
  // CDC recommends no yearly test without exposure; facilities usually ask for one of the last 12 months.
  tuberculosis: {
    evidence: ['test'],
    goodFor: { months: 12 },
    source: 'https://www.cdc.gov/tb-healthcare-settings/hcp/screening-testing/frequency.html',
    checkedOn,
    confirmed: false,
  },
  // Two doses, or a titer as evidence of immunity: https://www.immunize.org/ask-experts/which-vaccines-are-recommended-for-healthcare-personnel-hcp/
  mmr: {
    evidence: ['vaccination', 'titer', 'declination'],
    goodFor: null,
    source: immunizations,
    checkedOn,
    confirmed: true,
  },
  varicella: {
    evidence: ['vaccination', 'titer', 'declination'],
    goodFor: null,
    source: immunizations,
    checkedOn,
    confirmed: true,
  },
  // Three doses and a titer. The declination is that of 29 CFR 1910.1030, appendix A.
  hepatitis_b: {
    evidence: ['vaccination', 'titer', 'declination'],
    goodFor: null,
    source: immunizations,
    checkedOn,
    confirmed: true,
  },
  // A booster every 10 years.
  tdap: {
    evidence: ['vaccination', 'declination'],
    goodFor: { months: 120 },
    source: immunizations,
    checkedOn,
    confirmed: true,
  },
  // Recommended every season. Ending the season on June 30 is common practice, not from the CDC.
  influenza: {
    evidence: ['vaccination', 'declination'],
    goodFor: 'season',
    source: 'https://cdc.gov/mmwr/volumes/73/rr/rr7305a1.htm',
    checkedOn,
    confirmed: false,
  },
  // Differs by facility.
  covid_19: {
    evidence: ['vaccination', 'declination'],
    goodFor: null,
    source: 'https://www.immunize.org/ask-experts/which-vaccines-are-recommended-for-healthcare-personnel-hcp/',
    checkedOn,
    confirmed: false,
  },
  // "At least annually thereafter": 29 CFR 1910.134(f)(2).
  respirator_fit: {
    evidence: ['test'],
    goodFor: { months: 12 },
    source: 'https://www.osha.gov/node/57110',
    checkedOn,
    confirmed: true,
  },
  physical_exam: {
    evidence: ['test'],
    goodFor: { months: 12 },
    source: '',
    checkedOn,
    confirmed: false,
  },
};
