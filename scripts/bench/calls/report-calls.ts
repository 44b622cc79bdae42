import type { CaseDetail, OwnReport } from '@shared/model/report';

import { createJob, registerApplicant } from '../../../test/support/marketplace';
import { registerEmployer, registerStaff } from '../../../test/support/people';
import type { Caller } from './caller';

export const reportCalls = async (call: Caller): Promise<void> => {
  const [employer, person, first, second] = await Promise.all([
    registerEmployer(),
    registerApplicant(),
    registerStaff('trust'),
    registerStaff('trust'),
  ]);
  const { jobId } = await createJob(employer);
  const body = { target: { kind: 'job', jobId }, reason: 'money', text: 'Bench.', seen: '' };
  const { report } = (await call('sendReport', { body }, person.token)) as unknown as { report: OwnReport };
  await call('listMyReports', { query: {} }, person.token);
  await call('listReportCases', { query: { queue: 'open' } }, first.token);
  const params = { caseId: report.caseId };
  const { version } = (await call('getReportCase', { params }, first.token)) as unknown as CaseDetail;
  const ban = { action: 'ban', rule: 'money', hide: true, reason: 'Bench.', version };
  await call('decideReport', { params, body: ban }, first.token);
  await call('answerProposal', { params, body: { confirm: true, version: version + 1 } }, second.token);
  await call('listMyStatements', { query: {} }, employer.token);
  await call('appealDecision', { params, body: { text: 'Bench.' } }, employer.token);
  const third = await registerStaff('trust');
  const kept = { outcome: 'upheld', reason: 'Bench.', version: version + 3 };
  await call('decideAppeal', { params, body: kept }, third.token);
  await call('liftDecision', { params, body: { reason: 'Bench.', version: version + 4 } }, third.token);
};
