import type { StoredProfessionalProfile } from '@shared/model/professional';
import { profileCompletion } from '@shared/domain/completion';
import type { Deps } from './ports';

/** The own profile; before the first save an empty one with one empty entry in each list. */
export const getMyProfile = async (deps: Deps, userId: string): Promise<StoredProfessionalProfile> =>
  (await deps.profiles.get(userId)) ?? emptyProfile(userId, deps.clock.now());

const emptyProfile = (userId: string, now: Date): StoredProfessionalProfile => {
  const fields = {
    title: '',
    specialty: null,
    experience: null,
    location: '',
    bio: '',
    skills: '',
    languages: '',
    hourlyRateMinCents: null,
    hourlyRateMaxCents: null,
    currency: 'USD' as const,
    employment: [{ position: '', employer: '' }],
    education: [{ institution: '', degree: '' }],
    licenses: [{ name: '', number: '', state: '' }],
    searchable: false,
  };
  return {
    ...fields,
    userId,
    profile_completion: profileCompletion(fields),
    version: 0,
    updatedAt: now.toISOString(),
  };
};
