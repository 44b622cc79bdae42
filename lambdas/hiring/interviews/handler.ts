import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { serve } from '../../platform/http/serve';
import { acceptInterview, cancelInterview, completeInterview } from './change-interview';
import { checkInterviewTimes } from './check-times';
import { deps, platform } from './deps';
import { findFreeTimes } from './find-free-times';
import { getInterviewCall } from './get-interview-call';
import {
  getInterview,
  listApplicationInterviews,
  listCandidateApplications,
  listInterviewDays,
  listInterviews,
} from './list-interviews';
import { listMeetingServices } from './meeting-services';
import { listPickableTimes, offerInterviewTimes, pickInterviewTime } from './self-scheduling';
import { proposeCall } from './propose-call';
import { proposeInterview, rescheduleInterview, suggestInterviewTimes } from './propose-interview';

export const handler = serve(
  interviewRoutes,
  {
    listInterviews: ({ query, caller }) => listInterviews(deps, { caller, ...query }),
    listInterviewDays: ({ query, caller }) => listInterviewDays(deps, { caller, ...query }),
    listApplicationInterviews: ({ params, caller }) => listApplicationInterviews(deps, { caller, ...params }),
    getInterview: ({ params, caller }) => getInterview(deps, { caller, ...params }),
    listCandidateApplications: ({ params, caller }) => listCandidateApplications(deps, { caller, ...params }),
    checkInterviewTimes: ({ body, caller }) => checkInterviewTimes(deps, { caller, ...body }),
    listMeetingServices: ({ caller }) => listMeetingServices(deps, caller),
    findFreeTimes: ({ body, caller }) => findFreeTimes(deps, { caller, ...body }),
    proposeInterview: ({ params, body, caller }) => proposeInterview(deps, { caller, ...params, form: body }),
    proposeCall: ({ params, body, caller }) => proposeCall(deps, { caller, ...params, form: body }),
    offerInterviewTimes: ({ params, body, caller }) => offerInterviewTimes(deps, { caller, ...params, form: body }),
    listPickableTimes: ({ params, caller }) => listPickableTimes(deps, { caller, ...params }),
    pickInterviewTime: ({ params, body, caller }) => pickInterviewTime(deps, { caller, ...params, ...body }),
    acceptInterview: ({ params, body, caller }) => acceptInterview(deps, { caller, ...params, ...body }),
    suggestInterviewTimes: ({ params, body, caller }) => suggestInterviewTimes(deps, { caller, ...params, ...body }),
    rescheduleInterview: ({ params, body, caller }) => rescheduleInterview(deps, { caller, ...params, ...body }),
    cancelInterview: ({ params, body, caller }) => cancelInterview(deps, { caller, ...params, ...body }),
    completeInterview: ({ params, body, caller }) => completeInterview(deps, { caller, ...params, ...body }),
    getInterviewCall: ({ params, caller }) => getInterviewCall(deps, { caller, ...params }),
  },
  platform,
);
