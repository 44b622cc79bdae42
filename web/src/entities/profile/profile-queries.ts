import type { QueryClient } from '@tanstack/react-query';
import type { MyProfile } from '@shared/model/professional';
import { queryOf } from '@/lib/requests/query-of';

/** The reader's own profile. */
export const myProfileQuery = () => queryOf('getMyProfile');

/** Photo and resume are stored apart from the form: what the page holds of the profile is told about them here. */
export const patchMyProfile = (
  queryClient: QueryClient,
  part: Partial<Pick<MyProfile, 'photo_url' | 'resume'>>,
): void => {
  queryClient.setQueryData<MyProfile>(myProfileQuery().queryKey, (profile) => profile && { ...profile, ...part });
};
