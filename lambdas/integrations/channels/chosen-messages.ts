import { channelMessages, firstChannelMessages, type ChannelMessage } from '@shared/integrations/channel-messages';
import type { IntegrationLinks } from '../../store/integrations/ports';

type Links = Pick<IntegrationLinks, 'get' | 'put'>;

/** Kept beside the connection's other notes, so that connecting the same account again changes nothing. */
const subject = 'messages';

export const chosenMessages = async (links: Links, integrationId: string): Promise<readonly ChannelMessage[]> => {
  const chosen = (await links.get(integrationId, subject))?.data['chosen'];
  if (chosen === undefined) return firstChannelMessages;
  const names = chosen.split(',');
  return channelMessages.filter((it) => names.includes(it));
};

export const keepMessages = (links: Links, integrationId: string, messages: readonly ChannelMessage[]): Promise<void> =>
  links.put(integrationId, { subject, externalId: null, written: '', data: { chosen: messages.join(',') } });
