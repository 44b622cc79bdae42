import { providersOf } from '@shared/connect/integrations/providers';
import type { IntegrationProvider, IntegrationState } from '@shared/connect/integrations/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import type { Owner, StoredIntegration } from '../../../store/connect/integrations/ports';
import type { ConnectDeps, StageClient } from '../ports';

const stateOf = (stored: StoredIntegration | null, now: Date): IntegrationState => {
  if (!stored) return 'available';
  if (stored.state !== 'available') return stored.state;
  return stored.connectingUntil !== null && stored.connectingUntil > now.toISOString() ? 'connecting' : 'available';
};

/** Keeps a connection visible if the stage loses its client, so it can be ended. */
export const cardOf = (
  provider: IntegrationProvider,
  client: StageClient | null,
  stored: StoredIntegration | null,
  now: Date,
): Integration => {
  const isConnected = stored !== null && stored.account !== null;
  return {
    provider,
    state: client === null && !isConnected ? null : stateOf(stored, now),
    reason: stored?.reason ?? null,
    since: isConnected ? stored.since : null,
    account: stored?.account?.label ?? null,
    lastWorkedAt: stored?.lastWorkedAt ?? null,
    entries: null,
  };
};

type CardDeps = Pick<ConnectDeps, 'clients' | 'clock' | 'entriesOf' | 'integrations'>;

export const listCards = async (
  { integrations, clients, clock, entriesOf }: CardDeps,
  owner: Owner,
): Promise<{ items: Integration[] }> => {
  const stored = new Map((await integrations.list(owner)).map((it) => [it.provider, it] as const));
  const now = clock.now();
  const items = providersOf(owner.kind).map(async (id) => {
    const connection = stored.get(id) ?? null;
    const entries = connection && (await entriesOf(connection));
    return { ...cardOf(id, clients.get(id), connection, now), entries };
  });
  return { items: await Promise.all(items) };
};
