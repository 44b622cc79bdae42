import * as z from 'zod';
import { limits } from '../limits';
import {
  ApplicationId,
  Cursor,
  Day,
  Instant,
  InterviewId,
  optionalProse,
  page,
  prose,
  UserId,
  Version,
} from '../model/fields';
import {
  CandidateApplication,
  Interview,
  FreeTimesForm,
  InterviewCall,
  InterviewForm,
  InterviewSlot,
  InterviewSlots,
  SlotCheck,
} from '../model/interview';
import { defineRoutes } from './route';

const interviewParams = z.strictObject({ interviewId: InterviewId });
const applicationParams = z.strictObject({ applicationId: ApplicationId });

const dayMs = 24 * 3600 * 1000;
/** Both days inclusive. */
const DaysQuery = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < limits.interviewWindowDays, {
    path: ['to'],
  });

export const interviewRoutes = defineRoutes({
  listInterviews: {
    method: 'GET',
    path: '/api/interviews',
    access: 'interviews',
    summary:
      "List the caller's own interviews, or those of the team that the caller may see: upcoming ones soonest first, or past ones most recent first.",
    query: z.strictObject({ when: z.enum(['upcoming', 'past']).default('upcoming'), cursor: Cursor.optional() }),
    response: page(Interview),
    errors: ['INVALID_CURSOR'],
  },
  listInterviewDays: {
    method: 'GET',
    path: '/api/interviews/days',
    access: 'interviews',
    summary:
      "List the caller's own interviews, or those of the team that the caller may see, for a range of days, with every open proposal from then on. Canceled ones are left out.",
    query: DaysQuery,
    response: z.object({ items: z.array(Interview), isComplete: z.boolean() }),
    errors: [],
  },
  listApplicationInterviews: {
    method: 'GET',
    path: '/api/applications/{applicationId}/interviews',
    access: 'interviews',
    summary: 'List the interviews for one application, newest first.',
    params: applicationParams,
    response: z.object({ items: z.array(Interview) }),
    errors: ['NOT_FOUND'],
  },
  getInterview: {
    method: 'GET',
    path: '/api/interviews/{interviewId}',
    access: 'interviews',
    summary: 'Get an interview.',
    params: interviewParams,
    response: Interview,
    errors: ['NOT_FOUND'],
  },
  listCandidateApplications: {
    method: 'GET',
    path: '/api/professionals/{userId}/applications',
    access: 'arrangeInterviews',
    summary: "List a professional's open applications for which the caller may arrange interviews.",
    params: z.strictObject({ userId: UserId }),
    response: z.object({ items: z.array(CandidateApplication) }),
    errors: [],
  },
  checkInterviewTimes: {
    method: 'POST',
    path: '/api/applications/{applicationId}/interviews/times',
    access: 'interviews',
    summary: "Check whether proposed times overlap with anything in either side's calendar.",
    params: applicationParams,
    body: z.strictObject({ slots: InterviewSlots, except: InterviewId.optional() }),
    response: z.object({ slots: z.array(SlotCheck) }),
    errors: ['NOT_FOUND'],
  },
  findFreeTimes: {
    method: 'POST',
    path: '/api/applications/{applicationId}/interviews/free-times',
    access: 'arrangeInterviews',
    summary:
      'Suggest interview times when the candidate and the interviewers are free, without saying what fills the rest.',
    params: applicationParams,
    body: FreeTimesForm,
    response: z.object({ items: z.array(InterviewSlot) }),
    errors: ['NOT_FOUND'],
  },
  proposeInterview: {
    method: 'POST',
    path: '/api/applications/{applicationId}/interviews',
    access: 'arrangeInterviews',
    status: 201,
    idempotent: true,
    summary: 'Propose up to five interview times to an applicant.',
    params: applicationParams,
    body: InterviewForm,
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'LIMIT_REACHED'],
  },
  acceptInterview: {
    method: 'POST',
    path: '/api/interviews/{interviewId}/accept',
    access: 'interviews',
    summary: 'Accept one of the times that the other side proposed.',
    params: interviewParams,
    body: z.strictObject({ startsAt: Instant, version: Version }),
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  suggestInterviewTimes: {
    method: 'POST',
    path: '/api/interviews/{interviewId}/suggest',
    access: 'apply',
    summary: 'Suggest other times as the candidate, even after a time was accepted.',
    params: interviewParams,
    body: z.strictObject({ slots: InterviewSlots, reason: optionalProse(limits.reasonLength), version: Version }),
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  rescheduleInterview: {
    method: 'POST',
    path: '/api/interviews/{interviewId}/reschedule',
    access: 'arrangeInterviews',
    summary: 'Reschedule an interview: propose other times, another location, or another format.',
    params: interviewParams,
    body: z.strictObject({ interview: InterviewForm, reason: optionalProse(limits.reasonLength), version: Version }),
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  cancelInterview: {
    method: 'POST',
    path: '/api/interviews/{interviewId}/cancel',
    access: 'interviews',
    summary: 'Cancel an interview. The other side sees the reason.',
    params: interviewParams,
    body: z.strictObject({ reason: prose(limits.reasonLength), version: Version }),
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  completeInterview: {
    method: 'POST',
    path: '/api/interviews/{interviewId}/complete',
    access: 'arrangeInterviews',
    summary: 'Mark an interview as completed. Allowed once it has started.',
    params: interviewParams,
    body: z.strictObject({ version: Version }),
    response: Interview,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  getInterviewCall: {
    method: 'GET',
    path: '/api/interviews/{interviewId}/call',
    access: 'interviews',
    summary: 'Get the video call of an accepted interview: servers, times, and participants.',
    params: interviewParams,
    response: InterviewCall,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
});
