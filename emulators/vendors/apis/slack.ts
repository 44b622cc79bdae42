import { escapeHtml } from '@lambdas/platform/text/escape-html';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { vendorHookPath } from '@shared/paths';
import type { VendorApi, VendorCall, VendorReply, VendorUser } from '../vendor-api';
import { vendorClient } from '../vendor-clients';
import type { SlackContent, SlackData, SlackMessage } from './slack-data';
import { slackView } from './slack-view';

/** A button press in the viewer or a test. */
export type SlackPress = { ts: string; action: string; user: string };

const keptMessages = 200;
const answersPerPress = 5;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 9).toUpperCase();
/** One workspace per domain. */
export const slackTeamOf = ({ email }: Pick<VendorUser, 'email'>): { id: string; name: string } => {
  const domain = email.slice(email.indexOf('@') + 1);
  return { id: `T${hash(domain)}`, name: domain };
};
/** User ID of a person. */
export const slackUserOf = (name: string): string => `U${hash(name)}`;

const channelOf = ({ choices }: VendorUser): string => choices?.['channel'] ?? '#hiring';
const text = (status: number, it: string): VendorReply => ({ status, text: it });
const stamp = (): string => `${Math.floor(Date.now() / 1000)}.${String(randomInt(10 ** 6)).padStart(6, '0')}`;

const hookAnswer = (user: VendorUser) => ({
  incoming_webhook: {
    channel: channelOf(user),
    channel_id: `C${hash(channelOf(user))}`,
    configuration_url: `https://${slackTeamOf(user).name}.slack.com/services/B${hash(user.id)}`,
    url: `https://hooks.slack.com/services/${slackTeamOf(user).id}/B${hash(user.id)}/${user.id}`,
  },
});

const keep = (data: SlackData, message: SlackMessage): void => {
  data.messages = [message, ...(data.messages ?? [])].slice(0, keptMessages);
};

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/ */
const post = ({ body, user, data }: VendorCall): VendorReply => {
  if (!user) return text(404, 'no_service');
  const channel = channelOf(user);
  if (channel === '#archived') return text(410, 'channel_is_archived');
  const { text: plain, blocks } = body as Partial<SlackContent>;
  if (!plain || !blocks || blocks.length === 0) return text(400, 'invalid_payload');
  keep(data, { ts: stamp(), teamId: slackTeamOf(user).id, channel, to: null, text: plain, blocks });
  return text(200, 'ok');
};

/** https://docs.slack.dev/interactivity/handling-user-interaction#message_responses */
const answer = ({ body, data, path }: VendorCall): VendorReply => {
  const { answers = {}, messages = [] } = data as SlackData;
  const found = answers[path.split('/').at(-1) ?? ''];
  const original = messages.find(({ ts }) => ts === found?.ts);
  if (!found || !original || found.uses >= answersPerPress) return text(404, 'used_url');
  found.uses += 1;
  const { text: plain = '', blocks = [], ...how } = body as Partial<SlackContent> & { replace_original?: boolean };
  if (how.replace_original) Object.assign(original, { text: plain, blocks });
  else keep(data, { ...original, ts: stamp(), to: found.user, text: plain, blocks });
  return text(200, 'ok');
};

const signed = (payload: string): { body: string; headers: Record<string, string> } => {
  const body = new URLSearchParams({ payload }).toString();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', vendorClient('slack').webhookSecret)
    .update(`v0:${timestamp}:${body}`)
    .digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': `v0=${signature}`,
    },
  };
};

/** A person presses a button: https://docs.slack.dev/reference/interaction-payloads/block_actions-payload */
const press = async ({ body, data, site }: VendorCall): Promise<VendorReply> => {
  const { ts, action, user } = body as SlackPress;
  const kept = data as SlackData;
  const message = kept.messages?.find((it) => it.ts === ts);
  const block = message?.blocks.find(({ type }) => type === 'actions');
  const button = block?.elements?.find(({ action_id }) => action_id === action);
  if (!message || !block || !button) return text(404, 'not_found');
  const id = randomBytes(12).toString('hex');
  kept.answers = { ...kept.answers, [id]: { ts, user, uses: 0 } };
  const payload = {
    type: 'block_actions',
    team: { id: message.teamId, domain: 'local' },
    user: { id: slackUserOf(user), username: user, name: user, team_id: message.teamId },
    api_app_id: 'A00000000',
    container: { type: 'message', message_ts: ts },
    trigger_id: `${Date.now()}.1.${id}`,
    response_url: `https://hooks.slack.com/actions/${message.teamId}/1/${id}`,
    actions: [{ ...button, block_id: block.block_id, action_ts: stamp() }],
  };
  const path = vendorHookPath.replace('{provider}', 'slack').replace('{hook}', 'actions');
  const { status } = await fetch(new URL(path, site), { method: 'POST', ...signed(JSON.stringify(payload)) });
  return { status: 303, headers: { location: '/_local/vendors', 'x-answered': String(status) } };
};

export const slackApi: VendorApi = {
  oauth: {
    authorize: 'slack.com/oauth/v2/authorize',
    token: 'slack.com/api/oauth.v2.access',
    revoke: 'slack.com/api/auth.revoke',
    clientAuth: 'form',
    pkce: false,
    rotates: true,
    expiresSeconds: 12 * 3600,
    choices: [{ name: 'channel', label: 'Channel', initial: '#hiring' }],
    refused: { status: 200, body: { ok: false, error: 'invalid_code' } },
    ended: { ok: true, revoked: true },
    answer: (user) => ({
      ok: true,
      app_id: 'A00000000',
      team: slackTeamOf(user),
      enterprise: null,
      ...hookAnswer(user),
    }),
  },
  handle(call) {
    const { method, path } = call;
    if (method !== 'POST') return null;
    if (path === 'press') return press(call);
    if (path.startsWith('hooks.slack.com/services/')) return post(call);
    return path.startsWith('hooks.slack.com/actions/') ? answer(call) : null;
  },
  view: (data, base) => slackView(data, base, escapeHtml),
};
