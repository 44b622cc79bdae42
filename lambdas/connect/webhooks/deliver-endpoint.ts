import { nextDelaySeconds, outcomeOf, retryAfterSeconds } from '@shared/connect/rules/webhook-schedule';
import { limits } from '@shared/limits';
import type { DeliveryState } from '@shared/connect/model/webhook-vocabulary';
import { addSeconds } from '../../platform/clock';
import type {
  AttemptResult,
  QueueEntry,
  Replay,
  StoredWebhook,
  WebhookRef,
  WebhookWork,
  WorkState,
} from '../../store/connect/webhooks/ports';
import type { DeliverDeps } from './ports';
import { pumpReplay } from './replay';
import { signing } from './sealed-secrets';
import { signedHeaders } from './signature';

/** Longer than any run; frees the webhook after a worker stopped. */
const leaseSeconds = 120;

type Run = { webhook: StoredWebhook; secrets: readonly string[] };
type Done = { outcome: 'delivered' | 'gone' | 'failed' | 'lost'; at: string; spentSince: string | null };

const openSecrets = ({ sealed, clock }: DeliverDeps, { webhookId, secrets }: StoredWebhook): Promise<string[]> =>
  Promise.all(signing(secrets, clock.now()).map((secret) => sealed.open(webhookId, secret.sealed)));

/** Whether a delivery used up its retries while nothing else arrived. */
const isFailing = ({ deliveredAt }: WorkState, since: string): boolean => deliveredAt === null || deliveredAt < since;

const attempt = async (deps: DeliverDeps, { webhook, secrets }: Run, entry: QueueEntry): Promise<Done> => {
  const { organizationId, webhookId, url } = webhook;
  const ref = { organizationId, webhookId, deliveryId: entry.deliveryId };
  const delivery = await deps.deliveries.get(ref);
  if (delivery?.place !== entry.place) {
    await deps.deliveries.drop(webhookId, entry);
    return { outcome: 'lost', at: '', spentSince: null };
  }
  const started = deps.clock.now();
  const { body, eventId: id } = delivery;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Wardline-Webhooks/1',
    ...signedHeaders({ id, at: started, body }, secrets),
  };
  const { status, problem, answer, durationMs, retryAfter } = await deps.sender.send({ url, headers, body });
  const outcome = outcomeOf(status);
  const at = started.toISOString();
  const now = deps.clock.now();
  const delay =
    outcome === 'failed'
      ? nextDelaySeconds(entry.tries + 1, { retryAfter: retryAfterSeconds(retryAfter, now), random: deps.random() })
      : null;
  const result: AttemptResult = {
    attempt: { at, durationMs, status, problem, answer },
    state: outcome === 'delivered' ? 'delivered' : delay === null ? 'failed' : 'pending',
    nextAt: delay === null ? null : addSeconds(now, delay).toISOString(),
  };
  await deps.deliveries.record(ref, entry, result);
  const isLast = outcome === 'failed' && delay === null && entry.tries > 0 && delivery.sequence > 0;
  return { outcome, at, spentSince: isLast ? delivery.createdAt : null };
};

const after = (state: WorkState, done: readonly Done[]): WorkState =>
  done
    .filter(({ outcome }) => outcome !== 'lost')
    .reduce<WorkState>((so, { outcome, at }) => {
      const isDelivered = outcome === 'delivered';
      const lastState: DeliveryState = isDelivered ? 'delivered' : 'failed';
      return {
        ...so,
        failures: isDelivered ? 0 : so.failures + 1,
        deliveredAt: isDelivered ? at : so.deliveredAt,
        lastAt: at,
        lastState,
      };
    }, state);

const dueEntries = async (deps: DeliverDeps, webhook: StoredWebhook, resting: boolean): Promise<QueueEntry[]> => {
  const query = { now: deps.clock.now().toISOString(), limit: limits.webhookConcurrency };
  const asked = await deps.deliveries.due(webhook.webhookId, { ...query, asked: true });
  if (asked.length > 0 || webhook.state !== 'active' || resting) return asked;
  return deps.deliveries.due(webhook.webhookId, { ...query, asked: false });
};

const nextDue = async (deps: DeliverDeps, webhook: StoredWebhook, { restUntil }: WorkState): Promise<string | null> => {
  const isActive = webhook.state === 'active';
  const [asked, event] = await Promise.all([
    deps.deliveries.nextDue(webhook.webhookId, true),
    isActive ? deps.deliveries.nextDue(webhook.webhookId, false) : null,
  ]);
  const rested = event !== null && restUntil !== null && restUntil > event ? restUntil : event;
  const times = [asked, rested].filter((it) => it !== null).sort();
  return times[0] ?? null;
};

const stopIfNeeded = async (
  deps: DeliverDeps,
  webhook: StoredWebhook,
  done: readonly Done[],
  state: WorkState,
): Promise<void> => {
  const at = deps.clock.now().toISOString();
  if (done.some(({ outcome }) => outcome === 'gone')) {
    await deps.webhooks.stop(webhook, { state: 'disabled', reason: 'gone', at });
  } else if (done.some(({ spentSince }) => spentSince !== null && isFailing(state, spentSince))) {
    await deps.webhooks.stop(webhook, { state: 'paused', reason: 'failing', at });
  }
};

export type RunResult = 'busy' | 'gone' | 'idle' | 'resting' | 'unfinished';
type Turn = { webhook: StoredWebhook; work: WebhookWork; state: WorkState };

/** Sends a message only for a short wait, and only if none is queued; the sweep finds the rest. */
const messageFor = (dueAt: string | null, { wakeAt }: WorkState, now: Date): number | null => {
  if (dueAt === null || Date.parse(dueAt) - now.getTime() > limits.webhookSweepSeconds * 1000) return null;
  if (wakeAt !== null && wakeAt > now.toISOString() && wakeAt <= dueAt) return null;
  return Math.max(Math.ceil((Date.parse(dueAt) - now.getTime()) / 1000), 0);
};

/** Returns null if something was marked since. */
const finish = async (deps: DeliverDeps, { webhook, work, state }: Turn): Promise<RunResult | null> => {
  const dueAt = await nextDue(deps, webhook, state);
  const seconds = messageFor(dueAt, state, deps.clock.now());
  const wakeAt = seconds === null ? state.wakeAt : dueAt;
  if (!(await deps.deliveryQueue.release(work, { ...state, wakeAt }, { dueAt, anyway: false }))) return null;
  if (seconds !== null) await deps.queue.enqueue(work, seconds);
  return 'idle';
};

const rest = async (deps: DeliverDeps, { webhook, work, state }: Turn): Promise<RunResult> => {
  const restUntil = addSeconds(deps.clock.now(), limits.webhookRestSeconds).toISOString();
  // Afterward, the first failures pause it again.
  const rested = { ...state, failures: limits.webhookFailuresInARow - 1, restUntil };
  const dueAt = (await nextDue(deps, webhook, rested)) ?? restUntil;
  await deps.deliveryQueue.release(work, rested, { dueAt, anyway: true });
  return 'resting';
};

const handOn = async (deps: DeliverDeps, { work, state }: Turn): Promise<RunResult> => {
  await deps.deliveryQueue.release(work, state, { dueAt: deps.clock.now().toISOString(), anyway: true });
  await deps.queue.enqueue(work);
  return 'unfinished';
};

const sendAll = async (deps: DeliverDeps, turn: Turn, entries: readonly QueueEntry[]): Promise<WorkState> => {
  const { webhook, state } = turn;
  const run: Run = { webhook, secrets: await openSecrets(deps, webhook) };
  const done = await Promise.all(entries.map((entry) => attempt(deps, run, entry)));
  const next = after(state, done);
  await stopIfNeeded(deps, webhook, done, next);
  return next;
};

/**
 * Sends due deliveries of one webhook, a few at once, until none is left, time is up, or the endpoint fails so often
 * that it pauses. Only one worker holds a webhook, so a slow endpoint delays only itself.
 */
export const deliverEndpoint = async (
  deps: DeliverDeps,
  ref: WebhookRef,
  hasTime: () => boolean,
): Promise<RunResult> => {
  const taken = deps.clock.now();
  const lease = { now: taken.toISOString(), until: addSeconds(taken, leaseSeconds).toISOString() };
  const held = await deps.deliveryQueue.take(ref.webhookId, lease);
  if (!held) return 'busy';
  let work: WebhookWork = held;
  let state: WorkState = { ...held };

  for (;;) {
    const webhook = await deps.webhooks.get(ref);
    if (!webhook) {
      await deps.deliveryQueue.remove(ref.webhookId);
      return 'gone';
    }
    const resting = state.restUntil !== null && state.restUntil > deps.clock.now().toISOString();
    if (!resting) state = { ...state, restUntil: null };
    const replay: Replay | null =
      webhook.state === 'active' && !resting ? await pumpReplay(deps, webhook, work.replay) : work.replay;
    const moved = replay !== work.replay;
    work = { ...work, replay };
    const entries = await dueEntries(deps, webhook, resting);
    if (entries.length === 0 && !moved) {
      const result = await finish(deps, { webhook, work, state });
      if (result) return result;
      const renewed = await deps.deliveryQueue.renew(work);
      if (!renewed) return 'gone';
      work = renewed;
      continue;
    }
    state = await sendAll(deps, { webhook, work, state }, entries);
    const turn: Turn = { webhook, work, state };
    if (state.failures >= limits.webhookFailuresInARow && !resting) return rest(deps, turn);
    if (!hasTime()) return handOn(deps, turn);
  }
};
