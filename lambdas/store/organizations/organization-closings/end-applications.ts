import { isOpen } from '@shared/hiring/rules/application-status';
import { textsOf } from '../../../platform/text/deferred-text';
import { readIn } from '../../../platform/text/read-text';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { queryEvery, transact, type Table } from '../../../platform/table/table';
import { createAccountReader } from '../../accounts/accounts/account-reader';
import type { ApplicationItem } from '../../hiring/applications/application-item';
import { moveWrites } from '../../hiring/applications/application-writes';
import { getStoredApplication } from '../../hiring/applications/get-application';
import { applicationIndexes } from '../../hiring/applications/keys';
import { createCallLists } from '../../hiring/interviews/call-lists';
import { createCalls } from '../../hiring/interviews/calls';
import type { InterviewItem } from '../../hiring/interviews/interview-item';
import { interviewEndWrites } from '../../hiring/interviews/interview-writes';
import { offerEndWrites } from '../../hiring/offers/offer-item';
import { createOrganizations } from '../organizations/organizations';
import type { ClosingItem } from './closing-item';
import type { ClosingStepOf, StepDeps } from './step';

const t = textsOf('notifications/organization-closing');

type Between = Pick<ApplicationItem, 'professionalId' | 'organizationId'>;

/** Returns the reason in the candidate's language, like one that the team typed. */
const reasonFor = async (
  table: Table,
  { professionalId, organizationId }: Between,
  ended: 'applicationEnded' | 'callEnded' = 'applicationEnded',
): Promise<string> => {
  const [account, names] = await Promise.all([
    createAccountReader(table).get(professionalId),
    createOrganizations(table).names([organizationId]),
  ]);
  const organization = names.get(organizationId) ?? '';
  return readIn(account?.language ?? 'en', t(ended, { organization }));
};

const endOpen = async (table: Table, application: ApplicationItem, by: string, at: string): Promise<void> => {
  const { applicationId } = application;
  const reason = await reasonFor(table, application);
  await transact(table, [
    ...moveWrites(table, application, { status: 'rejected', updatedAt: at, reason, by }),
    ...(await offerEndWrites(table, applicationId, { by: 'employer', reason, at })),
    ...(await interviewEndWrites(table, applicationId, { by, reason, at })),
  ]);
};

/** Cancels interviews with a hired person, who has no open application. */
const cancelInterviews = async (table: Table, application: ApplicationItem, by: string, at: string) => {
  const reason = await reasonFor(table, application);
  const writes = await interviewEndWrites(table, application.applicationId, { by, reason, at });
  const isNothing = writes.length === 1;
  if (!isNothing) await transact(table, writes);
  return !isNothing;
};

const endOne = ({ table, clock }: StepDeps, closing: ClosingItem, applicationId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const application = await getStoredApplication(table, applicationId);
    const at = clock.now().toISOString();
    const by = closing.requestedBy;
    if (application?.status === 'hired') return cancelInterviews(table, application, by, at);
    if (!application || !isOpen(application.status)) return false;
    await endOpen(table, application, by, at);
    return true;
  });

const endCall = ({ table, clock }: StepDeps, { requestedBy }: ClosingItem, call: InterviewItem): Promise<boolean> =>
  retryOnConflict(async () => {
    const reason = await reasonFor(table, call, 'callEnded');
    await createCalls(table).cancel(call.interviewId, { by: requestedBy, reason, at: clock.now().toISOString() });
    return true;
  });

/** Also ends offers, upcoming interviews, and calls without an application. Notifies candidates at once. */
export const endApplications: ClosingStepOf = async function* (deps, closing) {
  const list = applicationIndexes.organizationApplications(closing.organizationId);
  for await (const item of queryEvery(deps.table, { list, index: 'gsi3' })) {
    yield () => endOne(deps, closing, String(item['applicationId']));
  }
  const calls = await createCallLists(deps.table).ofOrganization(closing.organizationId, deps.clock.now());
  for (const call of calls) yield () => endCall(deps, closing, call);
};
