import { AppError } from '@shared/errors';
import { providerOf } from '@shared/connect/integrations/providers';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import type { Integration } from '@shared/connect/model/integration';
import { paths, pathTo } from '@shared/paths';
import { createHash, randomBytes } from 'node:crypto';
import { addSeconds } from '../../../platform/clock';
import type { SignedInCaller } from '../../../platform/http/caller';
import type {
  Grant,
  Owner,
  ProviderRef,
  StoredIntegration,
  StoredStart,
} from '../../../store/connect/integrations/ports';
import type { ConnectDeps, ConsentAdapter, Identity, StageClient } from '../ports';
import { createVendor } from './access';
import { cardOf } from './cards';
import { revokeAccess } from './end-access';
import { queueTask } from './queue-task';
import { VendorProblem } from './vendor-problem';

export type Of = { caller: SignedInCaller; owner: Owner; provider: IntegrationProvider };

const stateBytes = 32;

/** Rejects providers for another kind of owner. */
export const refOf = ({ owner, provider }: Of): ProviderRef => {
  if (providerOf(provider).owner !== owner.kind) throw new AppError('NOT_FOUND');
  return { owner, provider };
};

export const clientOf = ({ clients }: ConnectDeps, { provider }: ProviderRef) => {
  const client = clients.get(provider);
  if (!client) throw new AppError('NOT_SET_UP');
  return client;
};

/** A provider without a consent page is connected with a form. */
const consentOf = ({ adapterOf }: ConnectDeps, { provider }: ProviderRef): ConsentAdapter => {
  const adapter = adapterOf(provider);
  if (adapter.kind !== 'consent') throw new AppError('NOT_FOUND');
  return adapter;
};

/** Registered at the provider: one per provider, so no provider's answer passes for another's. */
const redirectOf = ({ siteUrl }: ConnectDeps, { provider }: ProviderRef): string =>
  new URL(pathTo(paths.connectFinish, { provider }), siteUrl).href;

/** Derived from the state, so it isn't stored. 43 characters, as RFC 7636 requires. */
const verifierOf = ({ hash }: ConnectDeps, state: string): Promise<string> => hash('integration-verifier', state);
const stateHashOf = ({ hash }: ConnectDeps, state: string): Promise<string> => hash('integration-state', state);
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const sessionOf = ({ signIn }: SignedInCaller): string => {
  if (signIn?.id === undefined) throw new AppError('UNAUTHENTICATED');
  return signIn.id;
};

export const startConnecting = async (deps: ConnectDeps, of: Of): Promise<{ url: string }> => {
  const ref = refOf(of);
  const adapter = consentOf(deps, ref);
  const client = clientOf(deps, ref);
  const { caller, owner } = of;
  const sessionId = sessionOf(caller);
  await deps.counts.count('integrationStarts', { owner: owner.id });
  const state = randomBytes(stateBytes).toString('base64url');
  const now = deps.clock.now();
  const expiresAt = addSeconds(now, limits.integrationStartMinutes * 60).toISOString();
  const start: StoredStart = { ...ref, userId: caller.userId, sessionId, expiresAt };
  await deps.starts.put(await stateHashOf(deps, state), start);
  await deps.integrations.markConnecting(ref, {
    until: expiresAt,
    by: caller.userId,
    at: now.toISOString(),
    integrationId: deps.clock.newId('itg'),
  });
  const challenge = challengeOf(await verifierOf(deps, state));
  const redirectUri = redirectOf(deps, ref);
  return { url: adapter.authorizeUrl(client, { state, challenge, redirectUri }) };
};

export type Obtained = Identity & { grant: Grant };

const obtain = async (
  deps: ConnectDeps,
  ref: ProviderRef,
  { code, state }: { code: string; state: string },
): Promise<Obtained> => {
  const adapter = consentOf(deps, ref);
  const vendor = createVendor(deps, ref.provider, (await deps.integrations.get(ref))?.integrationId ?? null);
  try {
    const verifier = await verifierOf(deps, state);
    const grant = await adapter.exchange(vendor, { code, verifier, redirectUri: redirectOf(deps, ref) });
    return { grant, ...(await adapter.identify(vendor, grant)) };
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    await deps.integrations.clearConnecting(ref, deps.clock.now().toISOString());
    const isRefusal = error.problem === 'refused' || error.problem === 'access_ended';
    throw new AppError(isRefusal ? 'CONNECTION_REFUSED' : 'VENDOR_DOWN');
  }
};

/** A different account gets a new connection: the old one's data stays there. */
const idFor = async (deps: ConnectDeps, ref: ProviderRef, accountId: string): Promise<string> => {
  const before = await deps.integrations.get(ref);
  if (before && (before.account === null || before.account.id === accountId)) return before.integrationId;
  if (before) await deps.forget(before);
  return deps.clock.newId('itg');
};

export const finishConnecting = async (
  deps: ConnectDeps,
  { state, code, error: _error, ...of }: Of & { state: string; code?: string | undefined; error?: string | undefined },
): Promise<Integration> => {
  const ref = refOf(of);
  const client = clientOf(deps, ref);
  const { userId } = of.caller;
  const at = deps.clock.now().toISOString();
  const who = { ...ref, userId, sessionId: sessionOf(of.caller), now: at };
  const start = await deps.starts.take(await stateHashOf(deps, state), who);
  if (!start) throw new AppError('CONNECTION_EXPIRED');
  if (code === undefined) {
    await deps.integrations.clearConnecting(ref, at);
    throw new AppError('CONNECTION_REFUSED');
  }
  return connectAs(deps, ref, { client, obtained: await obtain(deps, ref, { code, state }), by: userId });
};

/** Stores what the provider returned, and starts the work. */
export const connectAs = async (
  deps: ConnectDeps,
  ref: ProviderRef,
  { client, obtained, by }: { client: StageClient; obtained: Obtained; by: string },
): Promise<Integration> => {
  const at = deps.clock.now().toISOString();
  const integrationId = await idFor(deps, ref, obtained.account.id);
  const connected = await deps.integrations.connect(ref, { integrationId, ...obtained, by, at });
  if (!connected) throw new AppError('CONNECTION_EXPIRED');
  for (const task of deps.firstTasks(ref.provider)) await queueTask(deps, connected, task);
  // Tasks that waited while the access was ended.
  await queueWaiting(deps, connected);
  const entries = await deps.entriesOf(connected);
  return { ...cardOf(ref.provider, client, connected, deps.clock.now()), entries };
};

const queueWaiting = async ({ taskQueue, queue, clock }: ConnectDeps, ref: StoredIntegration): Promise<void> => {
  if (await taskQueue.mark(ref, clock.now().toISOString())) await queue.enqueue(ref);
};

const revoked = async (deps: ConnectDeps, ref: ProviderRef): Promise<boolean> => {
  const found = await deps.integrations.get(ref);
  if (!found?.grant) return false;
  try {
    return (await revokeAccess(deps, found)) !== 'unconfirmed';
  } catch (error) {
    if (error instanceof VendorProblem) return false;
    throw error;
  }
};

/** Ends the connection here in any case. Returns whether the provider confirmed the end. */
export const disconnect = async (
  deps: ConnectDeps,
  of: Of,
): Promise<{ integration: Integration; revoked: boolean }> => {
  const ref = refOf(of);
  const found = await deps.integrations.get(ref);
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  const confirmed = await revoked(deps, ref);
  await deps.integrations.remove(found);
  await deps.forget(found);
  return {
    integration: cardOf(ref.provider, deps.clients.get(ref.provider), null, deps.clock.now()),
    revoked: confirmed,
  };
};

export const listCalls = async (deps: ConnectDeps, { cursor, ...of }: Of & { cursor?: string | undefined }) => {
  const found = await deps.integrations.get(refOf(of));
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  return deps.calls.list(found.integrationId, { cursor });
};
