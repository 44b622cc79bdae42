import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarEntryKind, CalendarProvider } from '@shared/connect/integrations/calendar-entries';
import { providerOf } from '@shared/connect/integrations/providers';
import type { ConnectFields } from '@shared/connect/integrations/connect-form';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import { api } from '@/lib/api/api';
import { queryOf } from '@/lib/requests/query-of';

/** Whether a person owns it: each service has one kind of owner. */
const isOwn = (provider: IntegrationProvider): boolean => providerOf(provider).owner === 'person';

const cardsOf = (provider: IntegrationProvider) =>
  isOwn(provider) ? queryOf('listOwnIntegrations') : queryOf('listIntegrations');

export const useConnection = (provider: IntegrationProvider) => {
  const cards = useQuery(cardsOf(provider));
  return { cards, connection: cards.data?.items.find((it) => it.provider === provider) ?? null };
};

export const finishConnecting = (
  provider: IntegrationProvider,
  body: { state: string; code?: string; error?: string },
): Promise<Integration> => {
  const call = { params: { provider }, body };
  return isOwn(provider) ? api('finishOwnIntegration', call) : api('finishIntegration', call);
};

/** Leaves the site for the provider's consent page. */
export const useConnect = (provider: IntegrationProvider) =>
  useMutation({
    mutationFn: async (_nothing: undefined) => {
      const call = { params: { provider } };
      const { url } = await (isOwn(provider) ? api('startOwnIntegration', call) : api('startIntegration', call));
      window.location.assign(url);
      // The page unloads; the button stays busy until then.
      return new Promise<never>(() => undefined);
    },
  });

/** Replaces a card in the list. */
const useNewCard = (provider: IntegrationProvider) => {
  const client = useQueryClient();
  return (card: Integration) => {
    const query = cardsOf(provider);
    const before = client.getQueryData<{ items: Integration[] }>(query.queryKey);
    const items = (before?.items ?? []).map((it) => (it.provider === provider ? card : it));
    return client.setQueryData(query.queryKey, { items });
  };
};

/** For organizations only: people's own services all have consent pages. */
export const useConnectWithForm = (provider: IntegrationProvider) => {
  const showCard = useNewCard(provider);
  return useMutation({
    mutationFn: (fields: ConnectFields) => api('connectIntegration', { params: { provider }, body: { fields } }),
    onSuccess: showCard,
  });
};

export const useChooseEntries = (provider: CalendarProvider) => {
  const showCard = useNewCard(provider);
  return useMutation({
    mutationFn: (entries: CalendarEntryKind[]) =>
      api('chooseCalendarEntries', { params: { provider }, body: { entries } }),
    onSuccess: showCard,
  });
};

export const useDisconnect = (provider: IntegrationProvider) => {
  const showCard = useNewCard(provider);
  return useMutation({
    mutationFn: (_nothing: undefined) => {
      const call = { params: { provider } };
      return isOwn(provider) ? api('disconnectOwnIntegration', call) : api('disconnectIntegration', call);
    },
    onSuccess: ({ integration }) => showCard(integration),
  });
};
