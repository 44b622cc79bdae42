import { createContext, use, type ReactNode } from 'react';
import { type ProfileProblem, settingsProblems, wizardProblems } from '@shared/domain/profile-rules';
import { messages } from '@shared/messages';
import { generalPath } from './field-path';
import { blankValues } from './profile-values';

/** The form that the sections stand in; the wizard requires more than the settings. */
export type ProfileFormKind = 'settings' | 'wizard';

const fieldsOf = (problems: readonly ProfileProblem[]): ReadonlySet<string> =>
  new Set(problems.filter(([, message]) => message === messages.required).map(([path]) => generalPath(path)));

/** What the rules ask of a profile in which nothing is entered is what they require. */
const requiredIn: Record<ProfileFormKind, ReadonlySet<string>> = {
  settings: fieldsOf(settingsProblems(blankValues(), '')),
  wizard: fieldsOf(wizardProblems(blankValues(), '')),
};

const Kind = createContext<ProfileFormKind>('settings');

/** Stands around the sections and says which form they are part of; without it they are part of the settings. */
export const ProfileFormScope = ({ kind, children }: { kind: ProfileFormKind; children: ReactNode }) => (
  <Kind value={kind}>{children}</Kind>
);

export const useProfileFormKind = (): ProfileFormKind => use(Kind);

/** Whether the form around it requires a field, by its path. */
export const useIsRequired = (path: string): boolean => requiredIn[use(Kind)].has(generalPath(path));
