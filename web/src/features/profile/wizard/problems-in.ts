import type { ProfileProblem } from '@shared/domain/profile-rules';
import { type ProfileField, profileFields } from '../profile-values';

/** Not of the form's own making, and possibly without an end. */
const ignored = ['ref', 'type', 'types'];

const collect = (errors: object, prefix: string): ProfileProblem[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || ignored.includes(name)) return [];
    const path = prefix + name;
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? [[path, message] as const] : collect(error, `${path}.`);
  });

const placeOf = (path: string): number => profileFields.indexOf(path.split('.')[0] as ProfileField);

/** Paths and messages of the form's errors, from the first step to the last. */
export const problemsIn = (errors: object): ProfileProblem[] =>
  collect(errors, '').sort(([one], [other]) => placeOf(one) - placeOf(other));
