import type { MyProfile } from '@shared/model/professional';
import type { Deps } from './ports';

/** The own profile; before the first save an empty one with one empty entry in each list. */
export const getMyProfile = ({ profiles }: Pick<Deps, 'profiles'>, userId: string): Promise<MyProfile> =>
  profiles.get(userId);
