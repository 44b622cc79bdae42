import { createContext, use, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ProfileProblem, settingsProblems, wizardProblems } from '@shared/people/rules/profile/profile-rules';
import { notice } from '@shared/text/notice';
import { generalPath } from './field-path';
import { blankValues, type ProfileValues } from './profile-values';

export type ProfileFormKind = 'settings' | 'wizard';

const fieldsOf = (problems: readonly ProfileProblem[]): Set<string> =>
  new Set(problems.filter(([, problem]) => problem === notice('required')).map(([path]) => generalPath(path)));

const rulesOf = { settings: settingsProblems, wizard: wizardProblems } as const;

const known = new Map<string, ReadonlySet<string>>();

/** Entries that are begun have required fields. */
const begunValues = (profession: ProfileValues['profession']): ProfileValues => {
  const { employment, education, ...blank } = blankValues();
  const description = '-';
  return {
    ...blank,
    profession,
    employment: employment.map((entry) => ({ ...entry, description })),
    education: education.map((entry) => ({ ...entry, description })),
  };
};

/** Derived by applying the rules to an otherwise blank profile of the profession. */
const requiredIn = (kind: ProfileFormKind, profession: ProfileValues['profession']): ReadonlySet<string> => {
  const key = `${kind} ${profession}`;
  const fields = known.get(key) ?? fieldsOf(rulesOf[kind](begunValues(profession), '')).add('profession');
  known.set(key, fields);
  return fields;
};

const Kind = createContext<ProfileFormKind>('settings');

export const ProfileFormScope = ({ kind, children }: { kind: ProfileFormKind; children: ReactNode }) => (
  <Kind value={kind}>{children}</Kind>
);

export const useProfileFormKind = (): ProfileFormKind => use(Kind);

export const useIsRequired = (path: string): boolean => {
  const { control } = useFormContext<ProfileValues>();
  const profession = useWatch({ control, name: 'profession' });
  return requiredIn(use(Kind), profession).has(generalPath(path));
};
