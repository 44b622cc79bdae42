import * as z from 'zod';
import { Cursor, InterviewId, page } from '../../../core/model/fields';
import { ApiInterview } from '../../model/public-api';
import { defineRoutes } from '../../../core/api/route';

export const publicInterviewRoutes = defineRoutes({
  v1ListInterviews: {
    method: 'GET',
    path: '/api/v1/interviews',
    access: { scope: 'interviews:read', action: 'interviews' },
    summary: 'List interviews: upcoming ones soonest first, or past ones most recent first.',
    query: z.strictObject({ when: z.enum(['upcoming', 'past']).default('upcoming'), cursor: Cursor.optional() }),
    response: page(ApiInterview),
    errors: ['INVALID_CURSOR'],
  },
  v1GetInterview: {
    method: 'GET',
    path: '/api/v1/interviews/{interviewId}',
    access: { scope: 'interviews:read', action: 'interviews' },
    summary: 'Get an interview.',
    params: z.strictObject({ interviewId: InterviewId }),
    response: ApiInterview,
    errors: ['NOT_FOUND'],
  },
});
