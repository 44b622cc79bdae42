import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { InterviewForm } from '@shared/hiring/model/interview';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TeamsData, TeamsMeeting, TeamsMessage } from '../../../emulators/vendors/apis/teams';
import { api } from '../../support/client';
import { interviewForm, slotIn } from '../../support/hiring/interviews';
import { apply, createJob, registerAdmin, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { tryAgain, vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const as = ({ token }: Person) => ({ token });
const teams = { params: { provider: 'microsoft-teams' as const } };
const emailOf = (admin: Person): string => `teams-${admin.userId}@vendor.test`;

const connect = async (admin: Person): Promise<void> => {
  const { body } = await api(integrationRoutes.startIntegration, teams, as(admin));
  const sent = await vendors.consent('microsoft-teams', body.url, { email: emailOf(admin) });
  expect((await api(integrationRoutes.finishIntegration, { ...teams, body: sent }, as(admin))).status).toBe(200);
  await stack.drain();
};
const connectedTeam = async () => {
  const admin = await registerAdmin();
  await connect(admin);
  return { admin };
};
const dataOf = async (): Promise<TeamsData> => (await vendors.state('microsoft-teams')).data;
const card = async (admin: Person) =>
  (await api(integrationRoutes.listIntegrations, {}, as(admin))).body.items.find(
    ({ provider }) => provider === 'microsoft-teams',
  )!;

describe('the Teams meeting of an interview', () => {
  const meetings = async (interviewId: string): Promise<TeamsMeeting[]> =>
    Object.values((await dataOf()).meetings ?? {}).filter(({ externalId }) => externalId.endsWith(interviewId));
  const inTeams = (day: number, meeting: 'microsoft-teams' | 'zoom' = 'microsoft-teams') =>
    InterviewForm.parse({ ...interviewForm(), slots: [slotIn(24 * day)], type: 'external', meeting });
  const get = async (person: Person, interviewId: string) =>
    (await api(interviewRoutes.getInterview, { params: { interviewId } }, as(person))).body;

  const proposed = async () => {
    const { admin } = await connectedTeam();
    const candidate = await registerApplicant();
    const { jobId } = await createJob(admin);
    const { applicationId } = await apply(candidate, jobId);
    const call = { params: { applicationId }, body: inTeams(3) };
    const how = { ...as(admin), idempotencyKey: randomUUID() };
    const { status, body } = await api(interviewRoutes.proposeInterview, call, how);
    expect([status, body.meeting, body.place]).toEqual([201, 'microsoft-teams', '']);
    return { admin, candidate, interviewId: body.interviewId };
  };
  const accept = async (candidate: Person, interviewId: string): Promise<void> => {
    const { version, slots } = await get(candidate, interviewId);
    const body = { startsAt: slots[0]!.startsAt, version };
    const { status } = await api(interviewRoutes.acceptInterview, { params: { interviewId }, body }, as(candidate));
    expect(status).toBe(200);
    await stack.drain();
  };
  const confirmed = async () => {
    const interview = await proposed();
    await accept(interview.candidate, interview.interviewId);
    return interview;
  };
  const reschedule = async (admin: Person, interviewId: string, form: InterviewForm): Promise<void> => {
    const { version } = await get(admin, interviewId);
    const body = { interview: form, reason: '', version };
    expect((await api(interviewRoutes.rescheduleInterview, { params: { interviewId }, body }, as(admin))).status).toBe(
      200,
    );
    await stack.drain();
  };

  it('is created when the time is confirmed, and both sides see its link', async () => {
    const { admin, candidate, interviewId } = await confirmed();
    const [meeting, ...more] = await meetings(interviewId);
    expect(more).toEqual([]);
    const interview = await get(admin, interviewId);
    expect([interview.place, (await get(candidate, interviewId)).place]).toEqual([
      meeting!.joinWebUrl,
      meeting!.joinWebUrl,
    ]);
    expect([meeting!.startDateTime, meeting!.subject]).toEqual([interview.startsAt, interview.jobTitle]);
    expect(JSON.stringify(meeting)).not.toContain(candidate.email);
  });

  it('moves with the interview, stays the same meeting, and is deleted with it', async () => {
    const { admin, candidate, interviewId } = await confirmed();
    const [before] = await meetings(interviewId);
    await reschedule(admin, interviewId, inTeams(5));
    await accept(candidate, interviewId);
    const [after, ...more] = await meetings(interviewId);
    expect([after!.id, after!.startDateTime, more]).toEqual([before!.id, (await get(admin, interviewId)).startsAt, []]);
    const { version } = await get(candidate, interviewId);
    const body = { reason: 'Not needed any more.', version };
    await api(interviewRoutes.cancelInterview, { params: { interviewId }, body }, as(candidate));
    await stack.drain();
    expect(await meetings(interviewId)).toEqual([]);
  });

  it('is an alternative to Zoom, one of them at a time', async () => {
    const { admin, candidate, interviewId } = await confirmed();
    const zoom = { params: { provider: 'zoom' as const } };
    const { body } = await api(integrationRoutes.startIntegration, zoom, as(admin));
    const sent = await vendors.consent('zoom', body.url, { email: `zoom-${admin.userId}@vendor.test` });
    await api(integrationRoutes.finishIntegration, { ...zoom, body: sent }, as(admin));
    const services = (await api(interviewRoutes.listMeetingServices, {}, as(admin))).body.items;
    expect(services).toEqual(['zoom', 'microsoft-teams']);
    await reschedule(admin, interviewId, inTeams(6, 'zoom'));
    await accept(candidate, interviewId);
    expect(await meetings(interviewId)).toEqual([]);
    expect((await get(admin, interviewId)).place).toMatch(/^https:\/\/zoom\.us\//);
  });

  it.each(['500', 'malformed', '429'] as const)('is made once after %s', async (how) => {
    const { candidate, interviewId } = await proposed();
    await vendors.fail('microsoft-teams', how, 1, { retryAfter: 1 });
    await accept(candidate, interviewId);
    await tryAgain(stack);
    expect((await get(candidate, interviewId)).place).not.toBe('');
    expect(await meetings(interviewId)).toHaveLength(1);
  });

  it('is created for interviews arranged while Microsoft refused our access', async () => {
    const { admin, candidate, interviewId } = await proposed();
    const { users } = await vendors.state('microsoft-teams');
    await vendors.end('microsoft-teams', Object.values(users).find(({ email }) => email === emailOf(admin))!.id);
    await accept(candidate, interviewId);
    expect(await card(admin)).toMatchObject({ state: 'needs_reconnect', reason: 'access_ended' });
    await connect(admin);
    expect(await meetings(interviewId)).toHaveLength(1);
  });
});

describe('messages in a Teams channel', () => {
  const addressOf = (workflow: string): string =>
    `https://prod-11.westus.logic.azure.com:443/workflows/${workflow}/triggers/manual/paths/invoke?sp=run&sig=secret`;
  const read = async (admin: Person) => (await api(integrationRoutes.readChannelMessages, teams, as(admin))).body;
  const saveAfter = (admin: Person, version: number, address: string) =>
    api(integrationRoutes.saveChannelAddress, { ...teams, body: { name: 'Hiring', address, version } }, as(admin));
  const save = async (admin: Person, address: string) => saveAfter(admin, (await read(admin)).addressVersion, address);
  const messagesOf = async (workflow: string): Promise<TeamsMessage[]> =>
    ((await dataOf()).messages ?? []).filter((it) => it.workflow === workflow);
  const newApplication = async (admin: Person) => {
    const job = await createJob(admin);
    const applicant = await registerApplicant({ firstName: 'Winifred', lastName: 'Hopper' });
    await apply(applicant, job.jobId);
    await stack.drain();
    return { job, applicant };
  };
  const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    Object.keys((body as { fields?: object }).fields ?? {}),
  ];

  it('start once a workflow accepted a test message, and name the job but not the candidate', async () => {
    const { admin } = await connectedTeam();
    const workflow = randomUUID();
    expect(await read(admin)).toMatchObject({ channel: null, refusedAt: null });
    const saved = await save(admin, addressOf(workflow));
    expect([saved.status, saved.body.channel]).toEqual([200, 'Hiring']);
    expect(JSON.stringify(saved.body)).not.toContain('sig=');
    expect((await messagesOf(workflow))[0]!.lines[0]).toContain('Wardline is connected to this channel.');
    const { job, applicant } = await newApplication(admin);
    const [message] = await messagesOf(workflow);
    expect(message!.lines[0]).toBe(`New application for ${job.title}`);
    expect(message!.links).toHaveLength(1);
    expect(JSON.stringify(message)).not.toMatch(/Winifred|Hopper/);
    expect(JSON.stringify(message)).not.toContain(applicant.email);
  });

  it('go only to Microsoft, and only where a workflow answers', async () => {
    const { admin } = await connectedTeam();
    const others = [
      'https://169.254.169.254/latest',
      'https://logic.azure.com.evil.test/x',
      'http://a.logic.azure.com/x',
    ];
    for (const address of others) expect(fieldsOf(await save(admin, address))).toEqual([400, ['address']]);
    const off = randomUUID();
    await vendors.turnOff(off);
    expect(fieldsOf(await save(admin, addressOf(off)))).toEqual([400, ['address']]);
    expect(fieldsOf(await save(admin, addressOf('x').replace('&sig=secret', '')))).toEqual([400, ['address']]);
    await vendors.fail('microsoft-teams', '500', 1);
    expect((await save(admin, addressOf(randomUUID()))).status).toBe(503);
    expect(await read(admin)).toMatchObject({ channel: null });
  });

  it('keep the address of the colleague who saved first, without a test message at the other', async () => {
    const { admin } = await connectedTeam();
    const [first, second] = [randomUUID(), randomUUID()];
    const both = await Promise.all([first, first].map((workflow) => saveAfter(admin, 0, addressOf(workflow))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await saveAfter(admin, 0, addressOf(second))).toMatchObject({ body: { code: 'STALE_VERSION' } });
    expect(await messagesOf(second)).toEqual([]);
    await api(integrationRoutes.removeChannelAddress, teams, as(admin));
    expect((await saveAfter(admin, 1, addressOf(second))).status).toBe(409);
    expect((await saveAfter(admin, 2, addressOf(second))).body).toMatchObject({ channel: 'Hiring', addressVersion: 3 });
  });

  it('stay chosen and keep their channel when the account is reconnected', async () => {
    const { admin } = await connectedTeam();
    const workflow = randomUUID();
    await save(admin, addressOf(workflow));
    const body = { messages: ['applications' as const], version: 0 };
    await api(integrationRoutes.chooseChannelMessages, { ...teams, body }, as(admin));
    await connect(admin);
    expect(await read(admin)).toEqual({
      channel: 'Hiring',
      addressVersion: 1,
      refusedAt: null,
      messages: ['applications'],
      version: 1,
    });
    const { job } = await newApplication(admin);
    expect((await messagesOf(workflow))[0]!.lines[0]).toBe(`New application for ${job.title}`);
  });

  it('say on the page that the channel rejected one, and keep the access', async () => {
    const { admin } = await connectedTeam();
    const workflow = randomUUID();
    await save(admin, addressOf(workflow));
    await vendors.turnOff(workflow);
    await newApplication(admin);
    expect((await read(admin)).refusedAt).not.toBeNull();
    expect(await card(admin)).toMatchObject({ state: 'connected' });
    expect((await save(admin, addressOf(randomUUID()))).body.refusedAt).toBeNull();
  });

  it('end when the channel is removed, or the connection', async () => {
    const { admin } = await connectedTeam();
    const workflow = randomUUID();
    await save(admin, addressOf(workflow));
    const before = await messagesOf(workflow);
    const removed = await api(integrationRoutes.removeChannelAddress, teams, as(admin));
    expect([removed.status, removed.body.channel]).toEqual([200, null]);
    await newApplication(admin);
    expect(await messagesOf(workflow)).toEqual(before);
    await save(admin, addressOf(workflow));
    await api(integrationRoutes.disconnectIntegration, teams, as(admin));
    await connect(admin);
    expect(await read(admin)).toMatchObject({ channel: null });
  });
});
