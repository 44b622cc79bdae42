import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { Attendance } from '../../work/model/attendance';
import { Cursor, page, prose, ShiftCaseId, ShiftId, UploadId, UserId } from '../../core/model/fields';
import { Download, FileUpload, UploadTarget } from '../../core/model/file';
import { credentialDocumentTypes } from '../../people/model/profile-vocabulary';
import { AppealFiles, ReliabilityAppeal, ReliabilityAppealForm } from '../../work/model/reliability';
import { ShiftCaseDecision, ShiftCaseDetail, ShiftCaseRow } from '../../work/model/shifts/shift-case';
import { shiftCaseStates } from '../../work/model/shifts/shift-case-vocabulary';
import { notice } from '../../text/notice';
import { defineRoutes } from '../../core/api/route';

const params = z.strictObject({ caseId: ShiftCaseId });
const fileParams = params.extend({ uploadId: UploadId });

const AppealUpload = FileUpload(
  { types: credentialDocumentTypes, message: notice('documentType') },
  {
    bytes: limits.documentBytes,
    message: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  },
);

export const shiftCaseRoutes = defineRoutes({
  appealReliability: {
    method: 'POST',
    path: '/api/reports/reliability/appeals',
    access: 'appealReliability',
    idempotent: true,
    summary:
      "Appeal an event of the caller's own record, or of the organization's, once and within 14 days. Repeating it changes nothing and returns the first appeal.",
    body: ReliabilityAppealForm,
    response: ReliabilityAppeal,
    errors: ['NOT_FOUND', 'APPEAL_OVER', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  appealDispute: {
    method: 'POST',
    path: '/api/reports/shifts/{shiftId}/bookings/{userId}/attendance/appeal',
    access: 'appealDispute',
    idempotent: true,
    summary:
      'Appeal the decision about disputed hours, once, by either side and within 14 days: someone else decides, finally. The professional also takes hours to staff that the unit settled below the claim. Repeating it changes nothing.',
    params: z.strictObject({ shiftId: ShiftId, userId: UserId }),
    body: z.strictObject({ text: prose(limits.appealLength), files: AppealFiles }),
    response: Attendance,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'APPEAL_OVER', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  requestAppealUpload: {
    method: 'POST',
    path: '/api/reports/shift-cases/uploads',
    access: 'appealDispute',
    summary: 'Get a form to upload a PDF or a photo for an appeal. It is released once it is scanned.',
    body: AppealUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  getShiftCaseFile: {
    method: 'GET',
    path: '/api/reports/shift-cases/{caseId}/files/{uploadId}',
    access: 'readShiftCaseFiles',
    summary: 'Download a document of an appeal: staff who decide, whoever sent it, and of a dispute both sides.',
    params: fileParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  listShiftCases: {
    method: 'GET',
    path: '/api/reports/admin/shift-cases',
    access: 'decideShiftCases',
    summary: 'List cases about shifts: `open` the soonest due first, `decided` the newest first.',
    query: z.strictObject({ state: z.enum(shiftCaseStates).default('open'), cursor: Cursor.optional() }),
    response: page(ShiftCaseRow),
    errors: ['INVALID_CURSOR'],
  },
  getShiftCase: {
    method: 'GET',
    path: '/api/reports/admin/shift-cases/{caseId}',
    access: 'decideShiftCases',
    summary: 'A case with the event or the disputed hours, its booking, and what was recorded at the shift.',
    params,
    response: ShiftCaseDetail,
    errors: ['NOT_FOUND'],
  },
  decideShiftCase: {
    method: 'POST',
    path: '/api/reports/admin/shift-cases/{caseId}/decision',
    access: 'decideShiftCases',
    idempotent: true,
    summary:
      'Decide a case. The reason goes to those it concerns. An appeal is decided by someone else than what it appeals. Taking back a no-show with `minutes` asks the unit to record the hours.',
    params,
    body: ShiftCaseDecision,
    response: ShiftCaseDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
});
