import * as z from 'zod';
import { Cursor, page } from '../model/fields';
import { ReliabilityAppeal, ReliabilityAppealForm, ShiftCaseId } from '../model/reliability';
import { ShiftCaseDecision, ShiftCaseDetail, ShiftCaseRow } from '../model/shift-case';
import { shiftCaseStates } from '../model/shift-case-vocabulary';
import { defineRoutes } from './route';

const params = z.strictObject({ caseId: ShiftCaseId });

export const shiftCaseRoutes = defineRoutes({
  appealReliability: {
    method: 'POST',
    path: '/api/reliability/appeals',
    access: 'appealReliability',
    idempotent: true,
    summary:
      "Appeal an event of the caller's own record, or of the organization's, once and within 14 days. Repeating it changes nothing and returns the first appeal.",
    body: ReliabilityAppealForm,
    response: ReliabilityAppeal,
    errors: ['NOT_FOUND', 'APPEAL_OVER'],
  },
  listShiftCases: {
    method: 'GET',
    path: '/api/admin/shift-cases',
    access: 'decideShiftCases',
    summary: 'List cases about shifts: `open` the soonest due first, `decided` the newest first.',
    query: z.strictObject({ state: z.enum(shiftCaseStates).default('open'), cursor: Cursor.optional() }),
    response: page(ShiftCaseRow),
    errors: ['INVALID_CURSOR'],
  },
  getShiftCase: {
    method: 'GET',
    path: '/api/admin/shift-cases/{caseId}',
    access: 'decideShiftCases',
    summary: 'A case with the event, its booking, and what was recorded at the shift.',
    params,
    response: ShiftCaseDetail,
    errors: ['NOT_FOUND'],
  },
  decideShiftCase: {
    method: 'POST',
    path: '/api/admin/shift-cases/{caseId}/decision',
    access: 'decideShiftCases',
    idempotent: true,
    summary: 'Decide a case. The reason goes to the one who appealed.',
    params,
    body: ShiftCaseDecision,
    response: ShiftCaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
});
