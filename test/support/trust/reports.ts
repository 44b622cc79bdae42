import { reportRoutes } from '@shared/trust/api/reports.routes';
import type { ModerationForm, ReportTarget } from '@shared/trust/model/report';
import type { ReportReason } from '@shared/trust/model/report-vocabulary';
import { randomUUID } from 'node:crypto';
import { api } from '../client';
import type { Person } from '../people';

type Who = Pick<Person, 'token'>;
const once = ({ token }: Who) => ({ token, idempotencyKey: randomUUID() });

export const report = (
  who: Who,
  target: ReportTarget,
  {
    reason = 'money',
    text = 'Asks for a deposit.',
    seen = '',
  }: { reason?: ReportReason; text?: string; seen?: string } = {},
) => api(reportRoutes.sendReport, { body: { target, reason, text, seen } }, once(who));

export const caseIdOf = async (who: Who, target: ReportTarget): Promise<string> => {
  const { status, body } = await report(who, target);
  if (status !== 201) throw new Error(`report answered ${status}: ${JSON.stringify(body)}`);
  return body.report.caseId;
};

export const caseOf = (who: Who, caseId: string) =>
  api(reportRoutes.getReportCase, { params: { caseId } }, { token: who.token });

type Given<T> = T extends unknown ? Omit<T, 'version'> & { version?: number } : never;

/** Decides on the latest version, if none is given. */
export const decide = async (who: Who, caseId: string, form: Given<ModerationForm>) => {
  const version = form.version ?? (await caseOf(who, caseId)).body.version;
  return api(reportRoutes.decideReport, { params: { caseId }, body: { ...form, version } }, once(who));
};

export const answerProposal = async (who: Who, caseId: string, confirm: boolean) => {
  const { version } = (await caseOf(who, caseId)).body;
  return api(reportRoutes.answerProposal, { params: { caseId }, body: { confirm, version } }, once(who));
};

export const lift = async (who: Who, caseId: string) => {
  const { version } = (await caseOf(who, caseId)).body;
  return api(reportRoutes.liftDecision, { params: { caseId }, body: { reason: 'A mistake.', version } }, once(who));
};

export const appeal = (who: Who, caseId: string, text = 'This is wrong.') =>
  api(reportRoutes.appealDecision, { params: { caseId }, body: { text } }, once(who));
