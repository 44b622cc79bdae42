import * as z from 'zod';
import { limits } from '../../limits';
import { Cursor, cursorQuery, page, CaseId } from '../../core/model/fields';
import {
  AppealDecisionForm,
  AppealForm,
  CaseDetail,
  CaseRow,
  LiftForm,
  ModerationForm,
  OwnReport,
  ReportForm,
  SecondForm,
  Statement,
} from '../model/report';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const params = z.strictObject({ caseId: CaseId });

export const reportRoutes = defineRoutes({
  sendReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'report',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary:
      'Report a message, review, job, profile, portfolio item, or organization. Each person can report a thing once; repeating it changes nothing and returns the first report.',
    body: ReportForm,
    response: ActionResult('reportReceived', 'reportedBefore').extend({ report: OwnReport }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listMyReports: {
    method: 'GET',
    path: '/api/reports',
    access: 'report',
    summary: "List the caller's reports with their outcome, newest first.",
    query: cursorQuery,
    response: page(OwnReport),
    errors: ['INVALID_CURSOR'],
  },
  listMyStatements: {
    method: 'GET',
    path: '/api/reports/decisions',
    access: 'answerModeration',
    summary: "List moderation decisions about the caller or the caller's organization, newest first.",
    query: cursorQuery,
    response: page(Statement),
    errors: ['INVALID_CURSOR'],
  },
  appealDecision: {
    method: 'POST',
    path: '/api/reports/decisions/{caseId}/appeal',
    access: 'answerModeration',
    idempotent: true,
    summary: 'Appeal a decision once. A repeated appeal changes nothing and returns the first one.',
    params,
    body: AppealForm,
    response: Statement,
    errors: ['NOT_FOUND', 'APPEAL_OVER'],
  },
  listReportCases: {
    method: 'GET',
    path: '/api/reports/admin',
    access: 'moderate',
    summary:
      'List cases of reported things: `open` the gravest and most reported first, `second` and `appealed` by due time, `decided` newest first.',
    query: z.strictObject({
      queue: z.enum(['open', 'second', 'appealed', 'decided']).default('open'),
      cursor: Cursor.optional(),
    }),
    response: page(CaseRow),
    errors: ['INVALID_CURSOR'],
  },
  getReportCase: {
    method: 'GET',
    path: '/api/reports/admin/{caseId}',
    access: 'moderate',
    summary: `Get a case with the reported thing in its context (a message with up to ${limits.messageNeighbors} on each side), its reports, and the history of both sides.`,
    params,
    response: CaseDetail,
    errors: ['NOT_FOUND'],
  },
  decideReport: {
    method: 'POST',
    path: '/api/reports/admin/{caseId}/decision',
    access: 'moderate',
    idempotent: true,
    summary:
      'Decide a case. The reason goes to the person concerned. A ban takes effect once another person confirms it.',
    params,
    body: ModerationForm,
    response: CaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  answerProposal: {
    method: 'POST',
    path: '/api/reports/admin/{caseId}/second',
    access: 'moderate',
    idempotent: true,
    summary: 'Confirm or turn down what another person proposed: a ban, or taking it back.',
    params,
    body: SecondForm,
    response: CaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  liftDecision: {
    method: 'POST',
    path: '/api/reports/admin/{caseId}/reversal',
    access: 'moderate',
    idempotent: true,
    summary: 'Take a decision back. A ban needs another person to confirm it.',
    params,
    body: LiftForm,
    response: CaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  decideAppeal: {
    method: 'POST',
    path: '/api/reports/admin/{caseId}/appeal',
    access: 'moderate',
    idempotent: true,
    summary: 'Decide an appeal. Whoever decided the case can do so only once the appeal is overdue.',
    params,
    body: AppealDecisionForm,
    response: CaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
});
