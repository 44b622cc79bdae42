import { ProfilePrivacy, type MyProfile } from '@shared/people/model/professional';
import { testUserId } from '@/lib/testing/ids';
import { blankValues, type ProfileValues } from './form/profile-values';

export const myProfile = (values: Partial<ProfileValues> = {}, rest: Partial<MyProfile> = {}): MyProfile => ({
  ...blankValues(),
  ...values,
  userId: testUserId(),
  professionSource: null,
  profile_completion: 20,
  version: 3,
  updatedAt: '2026-11-01T00:00:00.000Z',
  step: 'basic',
  submittedAt: null,
  photo_url: null,
  resume: null,
  excluded: false,
  measuredFrom: null,
  privacy: ProfilePrivacy.parse({}),
  privacyVersion: 0,
  ...rest,
});
