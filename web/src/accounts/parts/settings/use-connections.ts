import { useQueries } from '@tanstack/react-query';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Integration } from '@shared/connect/model/integration';
import { queryOf } from '@/lib/requests/query-of';
import { may, settingsAreas, type SettingsArea } from './settings-areas';

type Connections = readonly Integration[] | null;

/**
 * The services that the person can connect, for themselves and the organization; null while loading. Without
 * `asks`, they are loaded only if another page requested them.
 */
export const useConnections = (me: Me, asks: boolean): Connections => {
  const manages = may('manageIntegrations', me);
  const [own, organizations] = useQueries({
    queries: [
      { ...queryOf('listOwnIntegrations'), enabled: asks && !me.support },
      { ...queryOf('listIntegrations'), enabled: asks && manages },
    ],
  });
  if (!own.data || (manages && !organizations.data)) return null;
  return [...own.data.items, ...(organizations.data?.items ?? [])];
};

/** Only administrators have keys and webhooks; for others, integrations are empty where no service can be connected. */
export const hasNoIntegrations = (connections: Connections, me: Me): boolean =>
  !may('manageApiKeys', me) && connections !== null && connections.every(({ state }) => state === null);

export const shownAreas = (me: Me, hasNone: boolean): readonly SettingsArea[] =>
  settingsAreas(me).filter(({ name }) => name !== 'integrations' || !hasNone);
