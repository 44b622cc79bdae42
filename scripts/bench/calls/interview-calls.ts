import { interviewForm, slotIn } from '../../../test/support/interviews';
import { apply, createJob, registerApplicant } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';
import { UpdateCommand } from '../../../lambdas/platform/table/commands';
import { keys } from '../../../lambdas/store/keys';
import { openTable } from '../../../lambdas/platform/table/table';
import type { Caller } from './caller';

/** As if it had started. */
const begin = async (interviewId: string): Promise<void> => {
  const table = openTable();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.interview(interviewId),
      UpdateExpression: 'SET startsAt = :start',
      ExpressionAttributeValues: { ':start': new Date(Date.now() - 60_000).toISOString() },
    }),
  );
};

export const interviewCalls = async (call: Caller): Promise<void> => {
  const [employer, professional] = await Promise.all([registerEmployer(), registerApplicant()]);
  const { jobId } = await createJob(employer);
  const { applicationId } = await apply(professional, jobId);
  const ofApplication = { params: { applicationId } };
  const slots = [slotIn(24), slotIn(48), slotIn(72)];
  await call('checkInterviewTimes', { ...ofApplication, body: { slots } }, employer.token);
  const first = await call('proposeInterview', { ...ofApplication, body: interviewForm({ slots }) }, employer.token);
  const params = { interviewId: String(first['interviewId']) };
  await call('suggestInterviewTimes', { params, body: { slots: [slotIn(96)], version: 1 } }, professional.token);
  await call('rescheduleInterview', { params, body: { interview: interviewForm(), version: 2 } }, employer.token);
  const { slots: offered } = (await call('getInterview', { params }, professional.token)) as {
    slots: { startsAt: string }[];
  };
  await call('acceptInterview', { params, body: { startsAt: offered[0]?.startsAt, version: 3 } }, professional.token);
  await call('getInterviewCall', { params }, professional.token);
  await call('listInterviews', { query: {} }, professional.token);
  await call('listApplicationInterviews', ofApplication, employer.token);
  await call('listCandidateApplications', { params: { userId: professional.userId } }, employer.token);
  await begin(params.interviewId);
  await call('completeInterview', { params, body: { version: 4 } }, employer.token);
  const second = await call('proposeInterview', { ...ofApplication, body: interviewForm() }, employer.token);
  const called = { params: { interviewId: String(second['interviewId']) }, body: { reason: 'Ill.', version: 1 } };
  await call('cancelInterview', called, employer.token);
};
