import type { QueryClient } from '@tanstack/react-query';
import type { MyProfile } from '@shared/people/model/professional';
import { queryOf } from '@/lib/requests/query-of';

export const myProfileQuery = () => queryOf('getMyProfile');

/** Photo and resume are saved outside the form; this updates the cached profile. */
export const patchMyProfile = (
  queryClient: QueryClient,
  part: Partial<Pick<MyProfile, 'photo_url' | 'resume'>>,
): void => {
  queryClient.setQueryData<MyProfile>(myProfileQuery().queryKey, (profile) => profile && { ...profile, ...part });
};
