import * as z from 'zod';
import { createProcessedEvents } from '../../../../platform/table/processed-events';
import type { IntegrationRef } from '../../../../store/connect/integrations/ports';
import type { HookAnswer, HookHandler, HookRequest, Tools } from '../../ports';
import { slackHooks } from './slack-adapter';
import { slackActions } from './slack-message';
import { isFromSlack } from './slack-signature';

/** https://docs.slack.dev/apis/events-api/#event_type_structure */
const Event = z.object({
  type: z.string(),
  challenge: z.string().optional(),
  team_id: z.string().optional(),
  event: z
    .object({ type: z.string(), tokens: z.object({ bot: z.array(z.string()).default([]) }).optional() })
    .optional(),
});

/** https://docs.slack.dev/reference/interaction-payloads/block_actions-payload */
const Press = z.object({
  type: z.literal('block_actions'),
  team: z.object({ id: z.string() }),
  user: z.object({ id: z.string(), username: z.string().default('') }),
  response_url: z.string().startsWith(slackHooks),
  actions: z
    .array(
      z.object({ action_id: z.string(), block_id: z.string(), action_ts: z.string(), value: z.string().default('') }),
    )
    .min(1),
});
type Press = z.infer<typeof Press>;

const handled: readonly string[] = [slackActions.shortlist, slackActions.unlink];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether the app was removed from the workspace, or its access revoked there. */
const isOver = ({ event }: z.infer<typeof Event>): boolean =>
  event?.type === 'app_uninstalled' || (event?.type === 'tokens_revoked' && (event.tokens?.bot.length ?? 0) > 0);

const end = async ({ integrations, clock }: Tools, teamId: string): Promise<void> => {
  for (const ref of await integrations.ofAccount('slack', teamId)) {
    const found = await integrations.get(ref);
    if (found) await integrations.endAccess(found, found.grantVersion, clock.now().toISOString());
  }
};

const connectionOf = async (tools: Tools, teamId: string, integrationId: string): Promise<IntegrationRef | null> => {
  const refs = await tools.integrations.ofAccount('slack', teamId);
  return refs.find((it) => it.integrationId === integrationId) ?? null;
};

/** Queues the press: Slack waits three seconds, so the worker answers at the URL that came with it. */
const queuePress = async (tools: Tools, { team, user, response_url, actions }: Press): Promise<void> => {
  const [{ action_id: press, block_id, action_ts: at, value }] = actions as [Press['actions'][number]];
  const ref = handled.includes(press) ? await connectionOf(tools, team.id, block_id) : null;
  if (!ref) return;
  const { id: slackUserId, username: name } = user;
  const data = {
    ...{ press, value, slackUserId, name },
    answer: response_url.slice(slackHooks.length),
    pressedAt: tools.clock.now().toISOString(),
  };
  await tools.queueTask(ref, { kind: 'press', subject: `${slackUserId}#${at}`, data });
};

const ok: HookAnswer = { status: 200 };

export const slackHookHandlers = (tools: Tools): Readonly<Record<string, HookHandler>> => {
  const once = createProcessedEvents(tools.table, tools.clock);

  /** Accepts only requests signed by Slack. */
  const signed =
    (handle: (request: HookRequest) => Promise<HookAnswer>): HookHandler =>
    async (request) => {
      const secret = (await tools.clients.get('slack')?.secrets())?.webhookSecret;
      if (!secret) return { status: 404 };
      return isFromSlack(request, secret, tools.clock.now()) ? handle(request) : { status: 401 };
    };

  return {
    events: signed(async ({ body }) => {
      const event = Event.safeParse(parsed(body));
      if (!event.success) return { status: 400 };
      const { type, challenge = '', team_id: teamId } = event.data;
      // https://docs.slack.dev/reference/events/url_verification
      if (type === 'url_verification') return { status: 200, type: 'text/plain', body: challenge };
      if (teamId !== undefined && isOver(event.data)) await end(tools, teamId);
      return ok;
    }),

    actions: signed(async ({ body }) => {
      const press = Press.safeParse(parsed(new URLSearchParams(body).get('payload') ?? ''));
      if (!press.success) return { status: 400 };
      const { user, actions } = press.data;
      // A retry (x-slack-retry-num) is the same press, also if the first one was answered too late.
      const { action_id, action_ts } = actions[0]!;
      await once.once('slack-actions', `${user.id}#${action_ts}#${action_id}`, () => queuePress(tools, press.data));
      return ok;
    }),
  };
};
