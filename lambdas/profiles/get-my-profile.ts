import type { MyProfile } from '@shared/model/professional';
import type { Deps } from './ports';

/** Before the first save, an empty profile with one blank entry per list. */
export const getMyProfile = ({ profiles }: Pick<Deps, 'profiles'>, userId: string): Promise<MyProfile> =>
  profiles.get(userId);
