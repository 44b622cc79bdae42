import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { startOf } from '@shared/core/rules/places/home';
import { PrivateDetails, type MyProfile } from '@shared/people/model/professional';
import type { OwnProfile } from '../../store/people/profiles/ports';

/** Adds the home location, which only its owner sees. */
export const myProfile = async (read: Promise<OwnProfile>): Promise<MyProfile> => {
  const [profile] = await Promise.all([read, loadGazetteer()]);
  const start = startOf(profile.privacy.locationSharing ? profile : { ...profile, zipCode: '' });
  return { ...profile, measuredFrom: start && { kind: start.kind, name: start.name } };
};

/** Returns the profile for staff, without birth date, gender, home address, and DEA number. */
export const viewedProfile = async (read: Promise<OwnProfile>): Promise<MyProfile> => ({
  ...(await myProfile(read)),
  ...PrivateDetails.parse({}),
});
