import type { ChannelMessage, ChannelProvider } from '@shared/integrations/channel-messages';
import { AppError } from '@shared/errors';
import type { ChannelMessages } from '@shared/model/integration';
import type { IntegrationLinks, Integrations, Owner, StoredIntegration } from '../../store/integrations/ports';
import { chosenMessages, keepMessages } from './chosen-messages';

type Deps = { integrations: Pick<Integrations, 'get'>; links: Pick<IntegrationLinks, 'get' | 'put'> };
type Of = { owner: Owner; provider: ChannelProvider };

const connected = async ({ integrations }: Deps, { owner, provider }: Of): Promise<StoredIntegration> => {
  const found = await integrations.get({ owner, provider });
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  return found;
};

const shown = ({ settings }: StoredIntegration, messages: readonly ChannelMessage[]): ChannelMessages => ({
  channel: settings['channel'] ?? '',
  messages: [...messages],
});

export const readChannelMessages = async (deps: Deps, of: Of): Promise<ChannelMessages> => {
  const connection = await connected(deps, of);
  return shown(connection, await chosenMessages(deps.links, connection.integrationId));
};

export const chooseChannelMessages = async (
  deps: Deps,
  { messages, ...of }: Of & { messages: readonly ChannelMessage[] },
): Promise<ChannelMessages> => {
  const connection = await connected(deps, of);
  await keepMessages(deps.links, connection.integrationId, messages);
  return shown(connection, messages);
};
