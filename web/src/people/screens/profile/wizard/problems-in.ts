import { type ProfileField, profileFields } from '../form/profile-values';

export type ShownProblem = readonly [field: string, text: string];

/** Properties of react-hook-form errors; `ref` can be cyclic. */
const ignored = ['ref', 'type', 'types'];

const collect = (errors: object, prefix: string): ShownProblem[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || ignored.includes(name)) return [];
    const path = prefix + name;
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? [[path, message] as const] : collect(error, `${path}.`);
  });

const placeOf = (path: string): number => profileFields.indexOf(path.split('.')[0] as ProfileField);

export const problemsIn = (errors: object): ShownProblem[] =>
  collect(errors, '').sort(([one], [other]) => placeOf(one) - placeOf(other));
