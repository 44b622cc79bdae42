import type { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import type { Handlers } from '../../../platform/http/serve';
import { appealDispute } from './appeal-dispute';
import { getShiftCaseFile, requestAppealUpload } from './appeal-files';
import { appealReliability } from './appeal-reliability';
import { decideShiftCase } from './decide-shift-case';
import { shiftCaseDeps } from './deps';
import { getShiftCase, listShiftCases } from './review-shift-cases';

export const shiftCaseHandlers: Handlers<typeof shiftCaseRoutes> = {
  appealReliability: ({ body, caller, language }) => appealReliability(shiftCaseDeps, { caller, language, ...body }),
  appealDispute: ({ params, body, caller, language }) =>
    appealDispute(shiftCaseDeps, { caller, language, ...params, ...body }),
  requestAppealUpload: ({ body, caller }) => requestAppealUpload(shiftCaseDeps, { caller, ...body }),
  getShiftCaseFile: ({ params, caller }) => getShiftCaseFile(shiftCaseDeps, { caller, ...params }),
  listShiftCases: ({ query }) => listShiftCases(shiftCaseDeps, query),
  getShiftCase: ({ params, caller }) => getShiftCase(shiftCaseDeps, { caller, ...params }),
  decideShiftCase: ({ params, body, caller }) => decideShiftCase(shiftCaseDeps, { caller, ...params, form: body }),
};
