import { scorecardRoutes } from '@shared/hiring/api/scorecards.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { getInterviewKit, saveInterviewKit } from './interview-kit';
import { getScorecards, listScorecardVersions } from './read-scorecards';
import { saveScorecardDraft, submitScorecard } from './write-scorecard';

export const handler = serve(
  scorecardRoutes,
  {
    getInterviewKit: ({ params, caller }) => getInterviewKit(deps, { caller, ...params }),
    saveInterviewKit: ({ params, body, caller }) => saveInterviewKit(deps, { caller, ...params, ...body }),
    getScorecards: ({ params, caller }) => getScorecards(deps, { caller, ...params }),
    saveScorecardDraft: ({ params, body, caller }) => saveScorecardDraft(deps, { caller, ...params, ...body }),
    submitScorecard: ({ params, body, caller }) => submitScorecard(deps, { caller, ...params, ...body }),
    listScorecardVersions: ({ params: { applicationId, userId: authorId }, caller }) =>
      listScorecardVersions(deps, { caller, applicationId, authorId }),
  },
  platform,
);
