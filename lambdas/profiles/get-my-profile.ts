import type { MyProfile } from '@shared/model/professional';
import type { Deps } from './ports';

export const getMyProfile = ({ profiles }: Pick<Deps, 'profiles'>, userId: string): Promise<MyProfile> =>
  profiles.get(userId);
