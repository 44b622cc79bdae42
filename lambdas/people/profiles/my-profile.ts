import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { startOf } from '@shared/core/rules/places/home';
import { PrivateDetails, type MyProfile } from '@shared/people/model/professional';
import type { OwnProfile } from '../../store/people/profiles/ports';

/** With what we know of the home, which only its owner sees. */
export const myProfile = async (read: Promise<OwnProfile>): Promise<MyProfile> => {
  const [profile] = await Promise.all([read, loadGazetteer()]);
  const start = startOf(profile.privacy.locationSharing ? profile : { ...profile, zipCode: '' });
  return { ...profile, measuredFrom: start && { kind: start.kind, name: start.name } };
};

/** As staff see it: without birth date, gender, home address, and DEA number. */
export const viewedProfile = async (read: Promise<OwnProfile>): Promise<MyProfile> => ({
  ...(await myProfile(read)),
  ...PrivateDetails.parse({}),
});
