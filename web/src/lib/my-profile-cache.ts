import type { QueryClient } from '@tanstack/react-query';
import type { MyProfile } from '@shared/model/professional';

export const myProfileKey = ['profile', 'mine'] as const;

/** Photo and resume are stored apart from the form: what the page holds of the profile is told about them here. */
export const patchMyProfile = (
  queryClient: QueryClient,
  part: Partial<Pick<MyProfile, 'photo_url' | 'resume'>>,
): void => {
  queryClient.setQueryData<MyProfile>(myProfileKey, (profile) => profile && { ...profile, ...part });
};
