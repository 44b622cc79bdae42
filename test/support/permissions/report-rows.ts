import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { stale, type Outcomes, type Row } from './row';

const missingCase = () => ({ params: { caseId: `rpt_${ulid()}` } });
const missingShiftCase = () => ({ params: { caseId: `shc_${ulid()}` } });
const everyone: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const staff: Outcomes = [401, 403, 403, 403, 403, 'ok'];
/** 404 because there is none; reports.test.ts covers the rest. */
const staffCase: Outcomes = [401, 403, 403, 403, 403, 404];
const decision = { reason: 'Checked.', version: stale };

export const reportRows: Record<string, Row> = {
  sendReport: {
    call: () => ({
      body: { target: { kind: 'organization', organizationId: `org_${ulid()}` }, reason: 'spam', text: '', seen: '' },
    }),
    own: everyone,
  },
  listMyReports: { own: everyone },
  listMyStatements: { own: [401, 'ok', 403, 403, 'ok', 403] },
  appealDecision: {
    call: () => ({ ...missingCase(), body: { text: 'This is wrong.' } }),
    own: [401, 404, 403, 403, 404, 403],
  },
  listReportCases: { own: staff },
  getReportCase: { call: missingCase, own: staffCase },
  decideReport: { call: () => ({ ...missingCase(), body: { action: 'dismiss', ...decision } }), own: staffCase },
  answerProposal: { call: () => ({ ...missingCase(), body: { confirm: false, version: stale } }), own: staffCase },
  liftDecision: { call: () => ({ ...missingCase(), body: decision }), own: staffCase },
  decideAppeal: { call: () => ({ ...missingCase(), body: { outcome: 'upheld', ...decision } }), own: staffCase },
  appealReliability: {
    call: () => ({ body: { eventId: '2026-11-20#none', text: 'I was there.' } }),
    own: [401, 404, 403, 403, 404, 403],
  },
  appealDispute: {
    call: () => ({ params: { shiftId: `shf_${ulid()}`, userId: randomUUID() }, body: { text: 'I stayed.' } }),
    own: [401, 404, 404, 404, 404, 403],
  },
  requestAppealUpload: { call: () => ({ body: { contentType: 'image/png', size: 100 } }), own: everyone },
  /** There is no such file. */
  getShiftCaseFile: {
    call: () => ({ params: { ...missingShiftCase().params, uploadId: `upl_${ulid()}` } }),
    own: [401, 404, 404, 404, 404, 404],
  },
  listShiftCases: { own: staff },
  getShiftCase: { call: missingShiftCase, own: staffCase },
  decideShiftCase: {
    call: () => ({ ...missingShiftCase(), body: { outcome: 'counts', ...decision } }),
    own: staffCase,
  },
};
