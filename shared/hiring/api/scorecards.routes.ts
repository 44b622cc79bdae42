import * as z from 'zod';
import { ApplicationId, JobId, UserId } from '../../core/model/fields';
import { InterviewKit, InterviewKitForm, ScorecardForm, Scorecards, SubmittedScorecard } from '../model/scorecard';
import { defineRoutes } from '../../core/api/route';

const applicationParams = z.strictObject({ applicationId: ApplicationId });
const jobParams = z.strictObject({ jobId: JobId });

export const scorecardRoutes = defineRoutes({
  getInterviewKit: {
    method: 'GET',
    path: '/api/scorecards/jobs/{jobId}/interview-kit',
    access: 'scorecards',
    summary: "Get a job's interview kit: what interviewers rate. Without criteria and with version 0 if there is none.",
    params: jobParams,
    response: InterviewKit,
    errors: ['NOT_FOUND'],
  },
  saveInterviewKit: {
    method: 'PUT',
    path: '/api/scorecards/jobs/{jobId}/interview-kit',
    access: 'editJob',
    summary:
      "Save a job's interview kit. `version` is the version that was edited. Submitted scorecards stay as they are.",
    params: jobParams,
    body: InterviewKitForm,
    response: InterviewKit,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  getScorecards: {
    method: 'GET',
    path: '/api/scorecards/applications/{applicationId}',
    access: 'scorecards',
    summary:
      "Get the interview kit and the caller's scorecard for an application. Colleagues' scorecards are included once the caller has submitted one.",
    params: applicationParams,
    response: Scorecards,
    errors: ['NOT_FOUND'],
  },
  saveScorecardDraft: {
    method: 'PUT',
    path: '/api/scorecards/applications/{applicationId}/mine/draft',
    access: 'scorecards',
    summary: "Save the caller's scorecard without submitting it. `version` is the version that was edited.",
    params: applicationParams,
    body: ScorecardForm,
    response: Scorecards,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  submitScorecard: {
    method: 'POST',
    path: '/api/scorecards/applications/{applicationId}/mine',
    access: 'scorecards',
    status: 201,
    idempotent: true,
    summary:
      "Submit the caller's scorecard, or submit it again after changes. Earlier submissions are kept as versions.",
    params: applicationParams,
    body: ScorecardForm,
    response: Scorecards,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  listScorecardVersions: {
    method: 'GET',
    path: '/api/scorecards/applications/{applicationId}/{userId}/versions',
    access: 'scorecards',
    summary: "List the earlier versions of a team member's scorecard, newest first, once the caller has submitted one.",
    params: z.strictObject({ applicationId: ApplicationId, userId: UserId }),
    response: z.object({ items: z.array(SubmittedScorecard) }),
    errors: ['NOT_FOUND'],
  },
});
