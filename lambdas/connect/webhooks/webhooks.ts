import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ListedWebhook, WebhookDetail, WebhookForm } from '@shared/connect/model/webhook';
import { addSeconds } from '../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { callableAddress } from '../../platform/internet/callable-address';
import type { StoredSecret, StoredWebhook, WebhookRef, WebhookWork } from '../../store/connect/webhooks/ports';
import type { Deps } from './ports';
import { signing } from './sealed-secrets';
import { newSecret } from './signature';
import { enqueueDelivery } from './enqueue-delivery';

export type OfCaller = { caller: AuthorizedCaller };
export type OfWebhook = OfCaller & { webhookId: string };
type OfVersion = OfWebhook & { version: number };

export const refOf = ({ caller, webhookId }: OfWebhook): WebhookRef => ({
  organizationId: organizationOf(caller),
  webhookId,
});

export const loadWebhook = async ({ webhooks }: Pick<Deps, 'webhooks'>, call: OfWebhook): Promise<StoredWebhook> => {
  const webhook = await webhooks.get(refOf(call));
  if (!webhook) throw new AppError('NOT_FOUND');
  return webhook;
};

const listed = (
  { organizationId: _organization, secrets, ...webhook }: StoredWebhook,
  work: WebhookWork | null | undefined,
  now: Date,
): ListedWebhook => ({
  ...webhook,
  secrets: signing(secrets, now).map(({ createdAt, endsAt }) => ({ createdAt, endsAt })),
  activity: { lastAt: work?.lastAt ?? null, lastState: work?.lastState ?? null },
});

export const detailOf = async ({ deliveryQueue, clock }: Deps, webhook: StoredWebhook): Promise<WebhookDetail> => {
  const work = await deliveryQueue.get(webhook.webhookId);
  const replay = work?.replay ? { from: work.replay.from, until: work.replay.until } : null;
  return { ...listed(webhook, work, clock.now()), replay };
};

const sealedSecret = async ({ sealed, clock }: Deps, webhookId: string): Promise<StoredSecret> => ({
  sealed: await sealed.seal(webhookId, newSecret()),
  createdAt: clock.now().toISOString(),
  endsAt: null,
});

export const listWebhooks = async (deps: Deps, { caller }: OfCaller): Promise<{ items: ListedWebhook[] }> => {
  const webhooks = await deps.webhooks.list(organizationOf(caller));
  const works = await deps.deliveryQueue.find(webhooks.map(({ webhookId }) => webhookId));
  const now = deps.clock.now();
  return { items: webhooks.map((webhook, index) => listed(webhook, works[index], now)) };
};

export const getWebhook = async (deps: Deps, call: OfWebhook): Promise<WebhookDetail> =>
  detailOf(deps, await loadWebhook(deps, call));

export const createWebhook = async (
  deps: Deps,
  { caller, webhook: form }: OfCaller & { webhook: WebhookForm },
): Promise<WebhookDetail> => {
  await callableAddress(deps.network, 'url', form.url);
  const webhookId = deps.clock.newId('whk');
  const at = deps.clock.now().toISOString();
  const webhook: StoredWebhook = {
    ...form,
    webhookId,
    organizationId: organizationOf(caller),
    state: 'active',
    stopped: null,
    secrets: [await sealedSecret(deps, webhookId)],
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
  await deps.webhooks.create(webhook);
  return detailOf(deps, webhook);
};

export const updateWebhook = async (
  deps: Deps,
  { webhook: form, version, ...call }: OfVersion & { webhook: WebhookForm },
): Promise<WebhookDetail> => {
  await callableAddress(deps.network, 'url', form.url);
  const { name, url, events } = form;
  const at = deps.clock.now().toISOString();
  return detailOf(deps, await deps.webhooks.change(refOf(call), { fields: { name, url, events }, version, at }));
};

export const deleteWebhook = async (deps: Deps, call: OfWebhook): Promise<Record<string, never>> => {
  await deps.webhooks.remove(refOf(call));
  await deps.deliveryQueue.remove(call.webhookId);
  return {};
};

/** Changes the state. A pause keeps deliveries, and resuming sends them. */
export const changeWebhookState = async (
  deps: Deps,
  { state, version, ...call }: OfVersion & { state: 'active' | 'paused' },
): Promise<WebhookDetail> => {
  const at = deps.clock.now().toISOString();
  const changed = await deps.webhooks.change(refOf(call), { fields: { state, stopped: null }, version, at });
  if (state === 'active') await enqueueDelivery(deps, changed, true);
  return detailOf(deps, changed);
};

export const revealWebhookSecret = async (deps: Deps, call: OfWebhook): Promise<{ secret: string }> => {
  const { webhookId, secrets } = await loadWebhook(deps, call);
  return { secret: await deps.sealed.open(webhookId, secrets[0]!.sealed) };
};

export const rotateWebhookSecret = async (
  deps: Deps,
  { hours, version, ...call }: OfVersion & { hours: number },
): Promise<WebhookDetail> => {
  const webhook = await loadWebhook(deps, call);
  const now = deps.clock.now();
  const endsAt = addSeconds(now, hours * 3600).toISOString();
  const earlier = signing(webhook.secrets, now)
    .map((secret) => ({ ...secret, endsAt: secret.endsAt !== null && secret.endsAt < endsAt ? secret.endsAt : endsAt }))
    .filter((secret) => hours > 0 || secret.endsAt > now.toISOString());
  const secrets = [await sealedSecret(deps, webhook.webhookId), ...earlier].slice(0, limits.webhookSecrets);
  const at = now.toISOString();
  return detailOf(deps, await deps.webhooks.change(refOf(call), { fields: { secrets }, version, at }));
};
