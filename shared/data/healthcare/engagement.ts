import type { Profession } from '../../people/model/healthcare-vocabulary';
import type { StateCode } from '../../people/model/profile-vocabulary';
import { professionFacts } from './professions';

/** Whether a post may offer work as an independent contractor (1099). Product policy, stricter than the law in places. */
export type ContractorRule = 'allowed' | 'limited' | 'refused';

const byPolicy = {
  contractor_ok: 'allowed',
  contractor_limited: 'limited',
  employee_only: 'refused',
} as const satisfies Record<(typeof professionFacts)[Profession]['engagement'], ContractorRule>;

/**
 * States whose ABC test covers wages, where the limited professions are rejected. California exempts physicians, dentists,
 * podiatrists, and psychologists from its test (Labor Code 2783), but not these.
 */
export const strictStates: readonly { state: StateCode; source: string; checkedOn: string }[] = [
  {
    state: 'CA',
    source:
      'https://www.natlawreview.com/article/ab-2257-new-exemptions-added-and-modifications-made-to-california-s-landmark-worker',
    checkedOn: '2026-11-23',
  },
  { state: 'MA', source: 'https://www.epi.org/?p=229037', checkedOn: '2026-11-23' },
  { state: 'NJ', source: 'https://www.epi.org/?p=229037', checkedOn: '2026-11-23' },
];

const isStrict = (state: StateCode | null): boolean => strictStates.some((row) => row.state === state);

export const contractorRule = (profession: Profession, state: StateCode | null): ContractorRule => {
  const rule = byPolicy[professionFacts[profession].engagement];
  return rule === 'limited' && isStrict(state) ? 'refused' : rule;
};
