import { stepOfField } from '@shared/people/rules/profile/profile-rules';
import type { ProfileStep } from '@shared/people/model/profile-vocabulary';
import type { TFunction } from '@/lib/i18n/i18n';
import { listNames, partsOf } from '../form/profile-merge';
import type { ProfileValues } from '../form/profile-values';
import { partLabel, labelPart, type ProfileCatalog } from '../profile-labels';

type Texts = TFunction<ProfileCatalog>;

const isEntry = (path: string): boolean => listNames.some((name) => path.startsWith(`${name}.`));
const partsOfStep = (step: ProfileStep, values: ProfileValues): string[] =>
  Object.keys(partsOf(values)).filter((path) => stepOfField(path) === step);

/** Negative flags are omitted, and the currency is part of the amounts. */
const isSilent = (path: string, values: ProfileValues): boolean =>
  path === 'currency' || partsOf(values)[path] === false;

export const factsOf = (step: ProfileStep, values: ProfileValues, t: Texts): { label: string; value: string }[] =>
  partsOfStep(step, values)
    .filter((path) => !isEntry(path) && !isSilent(path, values))
    .map((path) => ({ label: partLabel(path, t), value: labelPart(values, path, t) }))
    .filter(({ value }) => value !== '');

const isBlank = (path: string, values: ProfileValues): boolean => {
  const entry = partsOf(values)[path] as Record<string, unknown>;
  const { id: _, type: __, scope: ___, ...entered } = entry;
  return Object.values(entered).every((value) => value === '' || value === null || value === false);
};

export const entriesOf = (step: ProfileStep, values: ProfileValues, t: Texts): { id: string; words: string }[] =>
  partsOfStep(step, values)
    .filter((path) => isEntry(path) && !isBlank(path, values))
    .map((path) => ({ id: path, words: labelPart(values, path, t) }));
