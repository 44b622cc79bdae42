import { createContext, use, type ReactNode } from 'react';
import { type ProfileProblem, settingsProblems, wizardProblems } from '@shared/domain/profile-rules';
import { notice } from '@shared/text/notice';
import { generalPath } from './field-path';
import { blankValues } from './profile-values';

export type ProfileFormKind = 'settings' | 'wizard';

const fieldsOf = (problems: readonly ProfileProblem[]): ReadonlySet<string> =>
  new Set(problems.filter(([, problem]) => problem === notice('required')).map(([path]) => generalPath(path)));

/** Derived by applying the rules to a blank profile. */
const requiredIn: Record<ProfileFormKind, ReadonlySet<string>> = {
  settings: fieldsOf(settingsProblems(blankValues(), '')),
  wizard: fieldsOf(wizardProblems(blankValues(), '')),
};

const Kind = createContext<ProfileFormKind>('settings');

export const ProfileFormScope = ({ kind, children }: { kind: ProfileFormKind; children: ReactNode }) => (
  <Kind value={kind}>{children}</Kind>
);

export const useProfileFormKind = (): ProfileFormKind => use(Kind);

export const useIsRequired = (path: string): boolean => requiredIn[use(Kind)].has(generalPath(path));
