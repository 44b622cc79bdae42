import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { getProfessional, getPublicProfessional } from './get-professional';
import { listSavedProfessionals, saveProfessional, unsaveProfessional } from './saved-professionals';
import { listRecentProfessionals, recordProfileView } from './viewed-professionals';

export const handler = serve(
  professionalRoutes,
  {
    getPublicProfessional: ({ params }) => getPublicProfessional(deps, params.userId),
    getProfessional: ({ params, caller }) => getProfessional(deps, { caller, ...params }),
    recordProfileView: ({ params, caller }) => recordProfileView(deps, { caller, ...params }),
    saveProfessional: ({ params, caller }) => saveProfessional(deps, { caller, ...params }),
    unsaveProfessional: ({ params, caller }) => unsaveProfessional(deps, { caller, ...params }),
    listSavedProfessionals: ({ query, caller }) => listSavedProfessionals(deps, { caller, ...query }),
    listSavedProfessionalIds: async ({ caller }) => ({ userIds: await deps.saved.ids(caller.userId) }),
    listRecentProfessionals: ({ caller }) => listRecentProfessionals(deps, caller),
  },
  platform,
);
