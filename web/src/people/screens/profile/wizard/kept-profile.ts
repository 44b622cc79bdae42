import type { License, MyProfile } from '@shared/people/model/professional';
import { skillsIn } from '@shared/people/model/profile/skill-list';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { newLicense, type ProfileValues, valuesOf } from '../form/profile-values';
import { isSame } from './draft-changes';
import { indexOf, type WizardStep } from './wizard-steps';

export type Stored = { values: ProfileValues; version: number; step: WizardStep };

type Kept = { base: Stored; values: ProfileValues; step: WizardStep };
type Found = { [Part in keyof Kept]?: unknown };

const keyOf = (userId: string): string => `profile-wizard.${userId}`;

const isValues = (value: unknown): value is ProfileValues =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Partial<ProfileValues>).licenses) &&
  typeof (value as Partial<ProfileValues>).availability === 'object';

type KeptValues = Omit<ProfileValues, 'languages' | 'skills'> & { languages?: unknown; skills?: unknown };

/** Drafts kept before languages and skills were lists: the stored languages count. */
const withoutText = ({ languages, skills, ...values }: KeptValues): ProfileValues =>
  ({
    ...values,
    ...(Array.isArray(languages) ? { languages: languages as unknown[] } : {}),
    ...(skills === undefined ? {} : { skills: typeof skills === 'string' ? skillsIn(skills) : skills }),
  }) as ProfileValues;

/** Drafts kept before licenses had a scope. */
const withScopes = (values: ProfileValues): ProfileValues => ({
  ...withoutText(values),
  licenses: values.licenses.map((license) => {
    const { compact, ...rest } = { ...newLicense(), ...license } as License & { compact?: string };
    return compact === 'nlc' ? { ...rest, scope: 'multistate' } : rest;
  }),
});

const read = (userId: string): Kept | null => {
  const kept = readKept<Found>(keyOf(userId));
  const base = kept?.base as Partial<Stored> | undefined;
  if (!kept || !isValues(kept.values) || !isValues(base?.values)) return null;
  if (indexOf(kept.step as WizardStep) < 0) return null;
  return {
    ...(kept as Kept),
    values: withScopes(kept.values),
    base: { ...(base as Stored), values: withScopes(base.values) },
  };
};

export const keepProfile = (userId: string, base: Stored, values: ProfileValues, step: WizardStep): void =>
  keepForLater(keyOf(userId), { base, values, step } satisfies Kept);

export const dropProfile = (userId: string): void => dropKept(keyOf(userId));

export const storedOf = (profile: MyProfile): Stored => ({
  values: valuesOf(profile),
  version: profile.version,
  step: profile.step,
});

const firstStepOf = ({ version, step, submittedAt }: MyProfile): WizardStep => {
  if (submittedAt !== null) return 'review';
  return version === 0 ? 'match' : step;
};

export type Start = { stored: Stored; values: ProfileValues; step: WizardStep; isRestored: boolean };

export const startOf = (userId: string, profile: MyProfile): Start => {
  const stored = storedOf(profile);
  const fresh: Start = {
    stored,
    values: stored.values,
    step: firstStepOf(profile),
    isRestored: false,
  };
  const kept = read(userId);
  if (!kept) return fresh;
  // Fields added since use their stored values.
  const values = { ...stored.values, ...kept.values };
  const base = { ...stored.values, ...kept.base.values };
  if (isSame(values, stored.values) || isSame(values, base)) return fresh;
  // Keeps the original version, so saving detects the same conflict.
  return { stored: { ...kept.base, values: base }, values, step: kept.step, isRestored: true };
};
