import { profileRoutes } from '@shared/api/profiles.routes';
import { serve } from '../runtime/serve';
import { deps, platform } from './deps';
import { getMyProfile } from './get-my-profile';
import { saveMyProfile } from './save-my-profile';

export const handler = serve(
  profileRoutes,
  {
    getMyProfile: ({ caller }) => getMyProfile(deps, caller.userId),
    saveMyProfile: ({ body, caller }) => saveMyProfile(deps, { userId: caller.userId, ...body }),
    listProfessionals: ({ query }) => deps.profiles.listCards(query),
  },
  platform,
);
