import { stepOfField } from '@shared/domain/profile-rules';
import type { ProfileStep } from '@shared/model/profile-vocabulary';
import type { TFunction } from '@/lib/i18n/i18n';
import { listNames, partsOf } from '../profile-merge';
import type { ProfileValues } from '../profile-values';
import { partLabel, labelPart } from '../profile-labels';

/** The wording of the fields, which other pages show as well. */
const wordingOf =
  (t: TFunction): TFunction =>
  (key, variables) =>
    t(`profile-fields:${key}`, variables);

const isEntry = (path: string): boolean => listNames.some((name) => path.startsWith(`${name}.`));
const partsOfStep = (step: ProfileStep, values: ProfileValues): string[] =>
  Object.keys(partsOf(values)).filter((path) => stepOfField(path) === step);

/** A "no" is said by leaving it out, and a currency by the amounts. */
const isSilent = (path: string, values: ProfileValues): boolean =>
  path === 'currency' || partsOf(values)[path] === false;

/** What was entered in a step, without what is empty. */
export const factsOf = (step: ProfileStep, values: ProfileValues, t: TFunction): { label: string; value: string }[] =>
  partsOfStep(step, values)
    .filter((path) => !isEntry(path) && !isSilent(path, values))
    .map((path) => ({ label: partLabel(path, wordingOf(t)), value: labelPart(values, path, wordingOf(t)) }))
    .filter(({ value }) => value !== '');

/** Where nothing is entered yet but the kind, which is always chosen. */
const isBlank = (path: string, values: ProfileValues): boolean => {
  const entry = partsOf(values)[path] as Record<string, unknown>;
  const { id: _, type: __, compact: ___, ...entered } = entry;
  return Object.values(entered).every((value) => value === '' || value === null || value === false);
};

/** The entries of a step's list, each in one line. */
export const entriesOf = (step: ProfileStep, values: ProfileValues, t: TFunction): { id: string; words: string }[] =>
  partsOfStep(step, values)
    .filter((path) => isEntry(path) && !isBlank(path, values))
    .map((path) => ({ id: path, words: labelPart(values, path, wordingOf(t)) }));
