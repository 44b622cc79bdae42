import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { integrationRoutes, vendorHookRoutes } from '@shared/connect/api/integrations.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { paths } from '@shared/paths';
import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SlackData, SlackMessage } from '../../../emulators/vendors/apis/slack-data';
import { slackTeamOf, slackUserOf } from '../../../emulators/vendors/apis/slack';
import { vendorClient } from '../../../emulators/vendors/vendor-clients';
import { api } from '../../support/client';
import { acceptOffer, offered } from '../../support/hire';
import { accept, propose } from '../../support/hiring/interviews';
import { apply, createJob, registerAdmin, registerApplicant, registerTeam } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { tryAgain, vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);

const slack = { params: { provider: 'slack' as const } };
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

const connect = async (admin: Person, domain: string, channel = '#hiring') => {
  const { body } = await api(integrationRoutes.startIntegration, slack, as(admin));
  const sent = await vendors.consent('slack', body.url, { email: `robin@${domain}`, choices: { channel } });
  const finished = await api(integrationRoutes.finishIntegration, { ...slack, body: sent }, as(admin));
  await stack.drain();
  return finished;
};
const card = async (admin: Person) =>
  (await api(integrationRoutes.listIntegrations, {}, as(admin))).body.items.find(
    ({ provider }) => provider === 'slack',
  )!;

/** Connects a separate workspace. */
const connected = async <T extends { admin: Person }>(team: T, channel?: string) => {
  const domain = `${randomUUID()}.test`;
  await connect(team.admin, domain, channel);
  return { ...team, domain };
};
const connectedAdmin = async (channel?: string) => connected({ admin: await registerAdmin() }, channel);
const connectedTeam = async () => connected(await registerTeam(stack));
type Connected = Awaited<ReturnType<typeof connectedAdmin>>;

const dataOf = async (): Promise<SlackData> => (await vendors.state('slack')).data;
const userIdOf = async ({ domain }: Pick<Connected, 'domain'>): Promise<string> =>
  Object.values((await vendors.state('slack')).users).find(({ email }) => email === `robin@${domain}`)!.id;
/** Messages, newest first. */
const messagesOf = async ({ domain }: Pick<Connected, 'domain'>): Promise<SlackMessage[]> => {
  const { id } = slackTeamOf({ email: `robin@${domain}` });
  return ((await dataOf()).messages ?? []).filter(({ teamId }) => teamId === id);
};
const newestOf = async (team: Pick<Connected, 'domain'>): Promise<SlackMessage> => (await messagesOf(team))[0]!;
const textOf = ({ blocks }: SlackMessage): string => JSON.stringify(blocks);
const actionsOf = ({ blocks }: SlackMessage): (string | undefined)[] =>
  blocks.flatMap(({ elements = [] }) => elements.filter(({ type }) => type === 'button').map((it) => it.action_id));
const linkIn = ({ blocks }: SlackMessage): string =>
  blocks.flatMap(({ elements = [] }) => elements).find(({ action_id }) => action_id === 'link')?.url ?? '';

const newApplication = async (team: Connected) => {
  const job = await createJob(team.admin);
  const applicant = await registerApplicant({ firstName: 'Winifred', lastName: 'Hopper' });
  const { applicationId } = await apply(applicant, job.jobId);
  await stack.drain();
  return { job, applicant, applicationId };
};
const press = async (team: Connected, user: string, action = 'shortlist') => {
  const message = (await messagesOf(team)).find((it) => it.to === null && actionsOf(it).includes(action))!;
  expect(await vendors.press({ ts: message.ts, action, user })).toBe(200);
  await stack.drain();
  return message.ts;
};
const link = async (member: Person, message: SlackMessage) => {
  const url = new URL(linkIn(message));
  expect(url.pathname).toBe(paths.linkSlack);
  const body = { token: url.searchParams.get('token') ?? '' };
  return api(integrationRoutes.linkSlack, { body }, as(member));
};
const statusOf = async ({ admin }: Connected, applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(admin))).body.status;

const hook = (
  name: string,
  body: string,
  { secret = vendorClient('slack').webhookSecret, age = 0, more = {} } = {},
) => {
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  const path = vendorHookRoutes.receiveVendorHook.path.replace('{provider}', 'slack').replace('{hook}', name);
  const headers = { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${signature}`, ...more };
  return fetch(`${stack.gateway}${path}`, { method: 'POST', headers, body });
};

describe('connecting Slack', () => {
  it('chooses a channel, names it on the card, and posts a greeting there', async () => {
    const admin = await registerAdmin();
    const domain = `${randomUUID()}.test`;
    const { status, body } = await connect(admin, domain, '#nurses');
    expect([status, body.state, body.account]).toEqual([200, 'connected', `${domain} · #nurses`]);
    const [hello, ...others] = await messagesOf({ domain });
    expect([hello?.channel, others]).toEqual(['#nurses', []]);
    expect(hello?.text).toContain('Wardline is connected to this channel.');
  });

  it('rejects a code that Slack rejects with a 200', async () => {
    const admin = await registerAdmin();
    const { body } = await api(integrationRoutes.startIntegration, slack, as(admin));
    const { state } = await vendors.consent('slack', body.url, { email: `robin@${randomUUID()}.test` });
    const sent = { state, code: 'invented' };
    const answer = await api(integrationRoutes.finishIntegration, { ...slack, body: sent }, as(admin));
    expect(codeOf(answer)).toEqual([409, 'CONNECTION_REFUSED']);
  });

  it('is ended at Slack, too, when disconnected', async () => {
    const team = await connectedAdmin();
    const userId = await userIdOf(team);
    const { body } = await api(integrationRoutes.disconnectIntegration, slack, as(team.admin));
    expect(body).toMatchObject({ revoked: true, integration: { state: 'available' } });
    const { access } = await vendors.state('slack');
    expect(Object.values(access).filter((it) => it.userId === userId)).toEqual([]);
  });
});

describe('messages', () => {
  it('name the job but not the candidate of a new application', async () => {
    const team = await connectedAdmin();
    const { job, applicant } = await newApplication(team);
    const message = await newestOf(team);
    expect(message.text).toBe(`New application for ${job.title}`);
    expect(textOf(message)).toContain('Cardiologist · 7 years of experience');
    expect(textOf(message)).not.toMatch(/Winifred|Hopper/);
    expect(textOf(message)).not.toContain(applicant.email);
    expect(actionsOf(message)).toEqual(['shortlist', 'view']);
  });

  it('say that an interview is confirmed and an offer accepted', async () => {
    const team = await connectedAdmin();
    const { applicant, applicationId } = await newApplication(team);
    const interview = await propose(team.admin, applicationId);
    await accept(applicant, interview);
    await stack.drain();
    expect((await newestOf(team)).text).toBe(`Interview confirmed for ${interview.jobTitle}`);

    const other = await newApplication(team);
    const offer = await acceptOffer(other.applicant, await offered(team.admin, other.applicationId));
    await stack.drain();
    expect((await newestOf(team)).text).toBe(`Offer accepted for ${offer.jobTitle}`);
  });

  it('are only the ones an administrator chose, also after reconnecting', async () => {
    const team = await connectedAdmin();
    const read = () => api(integrationRoutes.readChannelMessages, slack, as(team.admin));
    expect((await read()).body).toEqual({
      channel: '#hiring',
      addressVersion: 0,
      refusedAt: null,
      messages: ['applications', 'interviews', 'offers'],
      version: 0,
    });
    const call = { ...slack, body: { messages: ['timesheets' as const], version: 0 } };
    expect((await api(integrationRoutes.chooseChannelMessages, call, as(team.admin))).status).toBe(200);
    expect((await api(integrationRoutes.chooseChannelMessages, call, as(team.admin))).status).toBe(409);
    await connect(team.admin, team.domain, '#other');
    expect((await read()).body).toMatchObject({ channel: '#other', messages: ['timesheets'] });
    const before = await messagesOf(team);
    await newApplication(team);
    expect(await messagesOf(team)).toEqual(before);
  });

  it.each(['500', 'malformed', '429'] as const)('arrive after Slack failed once with %s', async (how) => {
    const team = await connectedAdmin();
    await vendors.fail('slack', how, 1, { retryAfter: 1 });
    const { job } = await newApplication(team);
    await tryAgain(stack);
    const texts = (await messagesOf(team)).map(({ text }) => text);
    expect(texts).toContain(`New application for ${job.title}`);
  });

  it('wait for a person when the channel is archived', async () => {
    const team = await connectedAdmin('#archived');
    expect(await card(team.admin)).toMatchObject({ state: 'needs_reconnect', reason: 'access_ended' });
    expect(await messagesOf(team)).toEqual([]);
    await connect(team.admin, team.domain, '#hiring');
    expect(await card(team.admin)).toMatchObject({ state: 'connected' });
    expect((await newestOf(team)).text).toContain('Wardline is connected');
  });
});

describe('the Shortlist button', () => {
  it('acts for a Slack user linked to a member, and names that member', async () => {
    const team = await connectedTeam();
    const { applicationId } = await newApplication(team);
    await press(team, 'robin');
    const offer = await newestOf(team);
    expect([offer.to, actionsOf(offer)]).toEqual(['robin', ['link']]);
    expect(await statusOf(team, applicationId)).toBe('new');

    const token = new URL(linkIn(offer)).searchParams.get('token') ?? '';
    const asked = await api(integrationRoutes.readSlackLink, { body: { token } }, as(team.manager));
    expect(asked.body).toEqual({ name: 'robin', workspace: team.domain });
    expect((await link(team.manager, offer)).status).toBe(200);
    const ts = await press(team, 'robin');
    expect(await statusOf(team, applicationId)).toBe('shortlisted');
    const message = (await messagesOf(team)).find((it) => it.ts === ts)!;
    expect(actionsOf(message)).toEqual(['view']);
    expect(textOf(message)).toContain(`Shortlisted by <@${slackUserOf('robin')}>.`);
    const { timeline } = (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(team.admin)))
      .body;
    expect(timeline.at(-1)).toMatchObject({ status: 'shortlisted', by: 'Max Manager' });
  });

  it('has the member’s rights: none for a colleague’s job', async () => {
    const team = await connectedTeam();
    const { applicationId } = await newApplication(team);
    await press(team, 'mia');
    await link(team.member, await newestOf(team));
    await press(team, 'mia');
    const refusal = await newestOf(team);
    expect([refusal.to, actionsOf(refusal)]).toEqual(['mia', ['unlink']]);
    expect(await statusOf(team, applicationId)).toBe('new');
    expect(await vendors.press({ ts: refusal.ts, action: 'unlink', user: 'mia' })).toBe(200);
    await stack.drain();
    await press(team, 'mia');
    expect(actionsOf(await newestOf(team))).toEqual(['link']);
  });

  it('forgets a member who left', async () => {
    const team = await connectedTeam();
    const { applicationId } = await newApplication(team);
    await press(team, 'max');
    await link(team.manager, await newestOf(team));
    const { userId } = team.manager;
    await api(organizationRoutes.removeMember, { params: { userId } }, as(team.admin));
    await stack.drain();
    await press(team, 'max');
    expect(actionsOf(await newestOf(team))).toEqual(['link']);
    expect(await statusOf(team, applicationId)).toBe('new');
  });

  it('is listed for administrators, who unlink a user', async () => {
    const team = await connectedTeam();
    const { applicationId } = await newApplication(team);
    await press(team, 'robin');
    await link(team.manager, await newestOf(team));
    const list = async (admin = team.admin) => api(integrationRoutes.listSlackUsers, { query: {} }, as(admin));
    const unlink = (slackUserId: string, admin = team.admin) =>
      api(integrationRoutes.unlinkSlackUser, { params: { slackUserId } }, as(admin));
    const { items } = (await list()).body;
    expect(items).toMatchObject([{ slackName: 'robin', userId: team.manager.userId, name: 'Max Manager' }]);
    const { slackUserId } = items[0]!;
    // Links of another organization have no effect, connected or not.
    const other = await connectedAdmin();
    expect((await list(other.admin)).body.items).toEqual([]);
    expect(codeOf(await unlink(slackUserId, other.admin))).toEqual([404, 'NOT_FOUND']);
    expect((await list(await registerAdmin())).status).toBe(404);

    const both = await Promise.all([unlink(slackUserId), unlink(slackUserId)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect(codeOf(await unlink(slackUserId))).toEqual([404, 'NOT_FOUND']);
    expect((await list()).body.items).toEqual([]);
    await press(team, 'robin');
    expect(actionsOf(await newestOf(team))).toEqual(['link']);
    expect(await statusOf(team, applicationId)).toBe('new');
  });

  it('rejects links of another organization and invented tokens', async () => {
    const team = await connectedAdmin();
    await newApplication(team);
    await press(team, 'robin');
    const offer = await newestOf(team);
    const other = await registerAdmin();
    expect(codeOf(await link(other, offer))).toEqual([409, 'CONNECTION_EXPIRED']);
    const body = { token: 'eyJhIjoxfQ.invented' };
    expect(codeOf(await api(integrationRoutes.linkSlack, { body }, as(team.admin)))).toEqual([
      409,
      'CONNECTION_EXPIRED',
    ]);
  });
});

describe('requests of Slack', () => {
  const challenge = JSON.stringify({ type: 'url_verification', challenge: 'prove it' });

  it('are answered only with a valid signature, within five minutes', async () => {
    const answer = await hook('events', challenge);
    expect([answer.status, await answer.text()]).toEqual([200, 'prove it']);
    expect((await hook('events', challenge, { secret: 'another' })).status).toBe(401);
    expect((await hook('events', challenge, { age: 301 })).status).toBe(401);
    expect((await hook('actions', 'payload=', { secret: 'another' })).status).toBe(401);
    expect((await hook('actions', 'payload=half')).status).toBe(400);
  });

  it('have no effect when sent twice', async () => {
    const team = await connectedAdmin();
    await newApplication(team);
    const message = await newestOf(team);
    const block = message.blocks.find(({ type }) => type === 'actions')!;
    const button = block.elements!.find(({ action_id }) => action_id === 'shortlist')!;
    const payload = JSON.stringify({
      type: 'block_actions',
      team: { id: message.teamId },
      user: { id: 'U0REPEATED', username: 'repeated' },
      response_url: 'https://hooks.slack.com/actions/T/1/none',
      actions: [{ ...button, block_id: block.block_id, action_ts: '1700000000.000001' }],
    });
    const body = new URLSearchParams({ payload }).toString();
    const answers = (await vendors.state('slack')).calls.length;
    for (const number of [0, 1, 2]) {
      const more = number === 0 ? {} : { 'x-slack-retry-num': String(number), 'x-slack-retry-reason': 'http_timeout' };
      expect((await hook('actions', body, { more })).status).toBe(200);
      await stack.drain();
    }
    expect((await vendors.state('slack')).calls.length - answers).toBe(1);
  });

  it('end a connection whose app was removed', async () => {
    const team = await connectedAdmin();
    const { teamId } = await newestOf(team);
    const event = { type: 'event_callback', team_id: teamId, event: { type: 'app_uninstalled' } };
    expect((await hook('events', JSON.stringify(event))).status).toBe(200);
    expect(await card(team.admin)).toMatchObject({ state: 'needs_reconnect', reason: 'access_ended' });
  });
});
