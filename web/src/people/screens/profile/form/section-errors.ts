import { stepOfField } from '@shared/people/rules/profile/profile-rules';
import type { ProfileStep } from '@shared/people/model/profile-vocabulary';

const isMessage = (value: object): boolean => 'message' in value && 'type' in value;

export const pathsWithErrors = (errors: object, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || name === 'ref') return [];
    const path = prefix + name;
    return isMessage(value) ? [path] : pathsWithErrors(value, `${path}.`);
  });

export const sectionsWithErrors = (errors: object): ReadonlySet<ProfileStep> =>
  new Set(pathsWithErrors(errors).map(stepOfField));
