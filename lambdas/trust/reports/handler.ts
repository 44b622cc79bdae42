import { reportRoutes } from '@shared/trust/api/reports.routes';
import { shiftCaseRoutes } from '@shared/trust/api/shift-cases.routes';
import { serve } from '../../platform/http/serve';
import { answerProposal, decideAppeal, decideReport, liftDecision } from './decide-case';
import { deps, platform } from './deps';
import { appealDecision, listMyStatements } from './my-statements';
import { getReportCase, listReportCases } from './review-cases';
import { listMyReports, sendReport } from './send-report';

/** Loads on demand, because most requests are about reports. */
const shiftCases = async () => (await import('./shift-cases/handlers')).shiftCaseHandlers;

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
    appealReliability: async (request) => (await shiftCases()).appealReliability(request),
    appealDispute: async (request) => (await shiftCases()).appealDispute(request),
    requestAppealUpload: async (request) => (await shiftCases()).requestAppealUpload(request),
    getShiftCaseFile: async (request) => (await shiftCases()).getShiftCaseFile(request),
    listShiftCases: async (request) => (await shiftCases()).listShiftCases(request),
    getShiftCase: async (request) => (await shiftCases()).getShiftCase(request),
    decideShiftCase: async (request) => (await shiftCases()).decideShiftCase(request),
  },
  platform,
);
