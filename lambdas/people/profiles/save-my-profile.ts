import { profileCompletion } from '@shared/people/rules/profile/completion';
import { settingsProblems, wizardProblems, type ProfileProblem } from '@shared/people/rules/profile/profile-rules';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { homePoint } from '@shared/core/rules/places/home';
import { AppError, type FieldErrors } from '@shared/errors';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { ProfileDraft } from '@shared/people/model/professional';
import type { ProfileStep } from '@shared/people/model/profile-vocabulary';
import { latestToday } from '../../platform/clock';
import { tidyProfile, withProfession } from './tidy-profile';
import type { Deps } from './ports';
import type { OwnProfile } from '../../store/people/profiles/ports';

type Command = {
  userId: string;
  profile: ProfileDraft;
  /** Version the edit is based on; 0 before the first save. */
  version: number;
};

export const saveProfileDraft = (
  deps: Deps,
  { step, ...command }: Command & { step: ProfileStep },
): Promise<OwnProfile> => save(deps, command, { step });

export const submitMyProfile = (deps: Deps, command: Command): Promise<OwnProfile> => {
  refuse(wizardProblems(command.profile, latestToday(deps.clock.now())));
  return save(deps, command, { submits: true });
};

/** Requires less than the wizard, and submits the profile for review. */
export const saveMyProfile = (deps: Deps, command: Command): Promise<OwnProfile> => {
  refuse(settingsProblems(command.profile, latestToday(deps.clock.now())));
  return save(deps, command, { submits: true });
};

/** Confirms or corrects a profession derived from an older profile. */
export const confirmMyProfession = async (
  { profiles, clock }: Deps,
  { userId, profession }: { userId: string; profession: Profession },
): Promise<OwnProfile> => {
  const before = await profiles.get(userId);
  if (before.version === 0) throw new AppError('NOT_FOUND');
  const answered = { ...before, ...withProfession(before, profession) };
  const after: OwnProfile = {
    ...answered,
    professionSource: 'confirmed',
    profile_completion: profileCompletion(answered),
    version: before.version + 1,
    updatedAt: clock.now().toISOString(),
  };
  await profiles.save(before, after);
  return after;
};

const refuse = (problems: ProfileProblem[]): void => {
  if (problems.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(
    problems.map(([field, problem]) => [`profile.${field}`, problem] as const).reverse(),
  );
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

const save = async (
  { profiles, clock }: Deps,
  { userId, profile, version }: Command,
  { step, submits = false }: { step?: ProfileStep; submits?: boolean },
): Promise<OwnProfile> => {
  const [before] = await Promise.all([profiles.get(userId), loadGazetteer()]);
  if (before.version !== version) throw new AppError('STALE_VERSION');
  const at = clock.now().toISOString();
  const tidy = tidyProfile(profile);
  const { firstName, lastName, phone } = before;
  const after: OwnProfile = {
    ...before,
    ...tidy,
    firstName: tidy.firstName || firstName,
    lastName: tidy.lastName || lastName,
    phone: tidy.phone || phone,
    home: homePoint(tidy),
    professionSource: tidy.profession === null ? null : 'confirmed',
    profile_completion: profileCompletion(tidy),
    version: version + 1,
    updatedAt: at,
    step: step ?? before.step,
    submittedAt: before.submittedAt ?? (submits ? at : null),
  };
  await profiles.save(before, after);
  return after;
};
