import { professionFacts } from '@shared/data/healthcare/professions';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { Criterion } from '@shared/hiring/model/scorecard';
import type { TFunction } from '@/lib/i18n/i18n';
import { newId } from '@/lib/requests/new-id';

export const kitFamilies = ['provider', 'nursing', 'therapy', 'behavioral', 'technical'] as const;
export type KitFamily = (typeof kitFamilies)[number];

const ofGroup: Readonly<Record<(typeof professionFacts)[Profession]['group'], KitFamily>> = {
  provider: 'provider',
  nursing: 'nursing',
  therapy: 'therapy',
  behavioral: 'behavioral',
  imaging: 'technical',
  perioperative: 'technical',
  laboratory: 'technical',
  pharmacy: 'technical',
  ems: 'technical',
  allied: 'technical',
};

export const familyOf = (professions: readonly Profession[]): KitFamily | null => {
  const [first] = professions;
  return first === undefined ? null : ofGroup[professionFacts[first].group];
};

const own = {
  provider: ['judgment', 'leadership'],
  nursing: ['judgment', 'prioritizing'],
  therapy: ['planning', 'progress'],
  behavioral: ['assessment', 'alliance'],
  technical: ['technique', 'accuracy'],
} as const satisfies Record<KitFamily, readonly string[]>;

const common = ['safety', 'communication', 'teamwork'] as const;

type Suggestion = {
  [F in KitFamily]: `${F}.${(typeof own)[F][number]}`;
}[KitFamily];

/** Initial criteria, to be edited. */
export const suggestedCriteria = (family: KitFamily, t: TFunction<'interview-kits'>): Criterion[] => {
  const keys = [
    ...own[family].map((name) => `${family}.${name}` as Suggestion),
    ...common.map((name) => `common.${name}` as const),
  ];
  return keys.map((key) => ({
    criterionId: newId('crn'),
    name: t(`${key}.name`),
    lookFor: t(`${key}.lookFor`),
    questions: [t(`${key}.first`), t(`${key}.second`)],
  }));
};
