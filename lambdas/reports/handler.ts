import { reportRoutes } from '@shared/api/reports.routes';
import { shiftCaseRoutes } from '@shared/api/shift-cases.routes';
import { serve } from '../platform/http/serve';
import { answerProposal, decideAppeal, decideReport, liftDecision } from './decide-case';
import { deps, platform, shiftCaseDeps } from './deps';
import { appealDecision, listMyStatements } from './my-statements';
import { getReportCase, listReportCases } from './review-cases';
import { listMyReports, sendReport } from './send-report';
import { appealDispute } from './shift-cases/appeal-dispute';
import { getShiftCaseFile, requestAppealUpload } from './shift-cases/appeal-files';
import { appealReliability } from './shift-cases/appeal-reliability';
import { decideShiftCase } from './shift-cases/decide-shift-case';
import { getShiftCase, listShiftCases } from './shift-cases/review-shift-cases';

export const handler = serve(
  { ...reportRoutes, ...shiftCaseRoutes },
  {
    sendReport: ({ body, caller }) => sendReport(deps, { caller, form: body }),
    listMyReports: ({ query, caller }) => listMyReports(deps, { caller, ...query }),
    listMyStatements: ({ query, caller }) => listMyStatements(deps, { caller, ...query }),
    appealDecision: ({ params, body, caller }) => appealDecision(deps, { caller, ...params, ...body }),
    listReportCases: ({ query }) => listReportCases(deps, query),
    getReportCase: ({ params, caller }) => getReportCase(deps, { ...params, reader: caller.userId }),
    decideReport: ({ params, body, caller }) => decideReport(deps, { caller, ...params, form: body }),
    answerProposal: ({ params, body, caller }) => answerProposal(deps, { caller, ...params, ...body }),
    liftDecision: ({ params, body, caller }) => liftDecision(deps, { caller, ...params, ...body }),
    decideAppeal: ({ params, body, caller }) => decideAppeal(deps, { caller, ...params, form: body }),
    appealReliability: ({ body, caller, language }) => appealReliability(shiftCaseDeps, { caller, language, ...body }),
    appealDispute: ({ params, body, caller, language }) =>
      appealDispute(shiftCaseDeps, { caller, language, ...params, ...body }),
    requestAppealUpload: ({ body, caller }) => requestAppealUpload(shiftCaseDeps, { caller, ...body }),
    getShiftCaseFile: ({ params, caller }) => getShiftCaseFile(shiftCaseDeps, { caller, ...params }),
    listShiftCases: ({ query }) => listShiftCases(shiftCaseDeps, query),
    getShiftCase: ({ params, caller }) => getShiftCase(shiftCaseDeps, { caller, ...params }),
    decideShiftCase: ({ params, body, caller }) => decideShiftCase(shiftCaseDeps, { caller, ...params, form: body }),
  },
  platform,
);
