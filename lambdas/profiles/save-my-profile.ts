import { isCompleteEnough, profileCompletion } from '@shared/domain/completion';
import { AppError } from '@shared/errors';
import type { ProfessionalCard, ProfessionalProfile, StoredProfessionalProfile } from '@shared/model/professional';
import type { Person } from '../runtime/people-repository';
import type { Deps } from './ports';

type Command = {
  userId: string;
  profile: ProfessionalProfile;
  /** The version that was edited, 0 before the first save. */
  version: number;
};

/** Saves the profile with the completion computed here, and lists it in the search when its owner wants that and it is complete enough. */
export const saveMyProfile = async (
  deps: Deps,
  { userId, profile, version }: Command,
): Promise<StoredProfessionalProfile> => {
  const saved: StoredProfessionalProfile = {
    ...profile,
    userId,
    profile_completion: profileCompletion(profile),
    version: version + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  const listed = profile.searchable && isCompleteEnough(saved.profile_completion);
  await deps.profiles.save(saved, listed ? await cardOf(deps, userId, profile) : null);
  return saved;
};

const cardOf = async (deps: Deps, userId: string, profile: ProfessionalProfile): Promise<ProfessionalCard> => {
  const person = (await deps.people.find([userId])).get(userId);
  if (!person) throw new AppError('NOT_FOUND');
  const { title, specialty, experience, location, languages } = profile;
  return { userId, displayName: displayName(person), title, specialty, experience, location, languages };
};

/** First name and the initial of the last, as one grapheme. */
const displayName = ({ first_name, last_name }: Person): string => {
  const [initial] = new Intl.Segmenter('en').segment(last_name);
  return initial ? `${first_name} ${initial.segment.toUpperCase()}.` : first_name;
};
