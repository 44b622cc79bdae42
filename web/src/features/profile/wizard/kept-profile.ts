import type { MyProfile } from '@shared/model/professional';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { type ProfileValues, valuesOf } from '../profile-values';
import { isSame } from './draft-changes';
import { indexOf, type WizardStep } from './wizard-steps';

/** What the server holds, as far as this browser knows. */
export type Stored = { values: ProfileValues; version: number; step: WizardStep };

/** What was entered and not saved, and what it was made from. */
type Kept = { base: Stored; values: ProfileValues; step: WizardStep };
type Found = { [Part in keyof Kept]?: unknown };

const keyOf = (userId: string): string => `profile-wizard.${userId}`;

const isValues = (value: unknown): value is ProfileValues =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Partial<ProfileValues>).licenses) &&
  typeof (value as Partial<ProfileValues>).availability === 'object';

const read = (userId: string): Kept | null => {
  const kept = readKept<Found>(keyOf(userId));
  const base = kept?.base as Partial<Stored> | undefined;
  if (!kept || !isValues(kept.values) || !isValues(base?.values)) return null;
  return indexOf(kept.step as WizardStep) >= 0 ? (kept as Kept) : null;
};

export const keepProfile = (userId: string, base: Stored, values: ProfileValues, step: WizardStep): void =>
  keepForLater(keyOf(userId), { base, values, step } satisfies Kept);

export const dropProfile = (userId: string): void => dropKept(keyOf(userId));

export const storedOf = (profile: MyProfile): Stored => ({
  values: valuesOf(profile),
  version: profile.version,
  step: profile.step,
});

export type Start = { stored: Stored; values: ProfileValues; step: WizardStep; isRestored: boolean };

/** What the wizard starts with: what is stored, or what was entered in this browser and could not be saved. */
export const startOf = (userId: string, profile: MyProfile): Start => {
  const stored = storedOf(profile);
  // Who handed everything in looks over it first.
  const fresh: Start = {
    stored,
    values: stored.values,
    step: profile.submittedAt === null ? profile.step : 'review',
    isRestored: false,
  };
  const kept = read(userId);
  if (!kept) return fresh;
  // Fields that the form got since are as they are stored.
  const values = { ...stored.values, ...kept.values };
  const base = { ...stored.values, ...kept.base.values };
  if (isSame(values, stored.values) || isSame(values, base)) return fresh;
  // Made from an older version: saving it meets the same conflict that it would have met then.
  return { stored: { ...kept.base, values: base }, values, step: kept.step, isRestored: true };
};
