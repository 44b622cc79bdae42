import { AppError } from '@shared/errors';
import {
  channelMessages,
  firstChannelMessages,
  type ChannelMessage,
} from '@shared/connect/integrations/channel-messages';
import type { ChannelMessagesForm } from '@shared/connect/model/integration';
import type { IntegrationLink, IntegrationLinks, LinkReplacements } from '../../../store/connect/integrations/ports';

type Links = Pick<IntegrationLinks, 'get'>;
type Chosen = { messages: readonly ChannelMessage[]; version: number };

/** Stored with the connection's other notes, so connecting the same account again keeps it. */
const subject = 'messages';

const chosenIn = (link: IntegrationLink | null): Chosen => {
  if (!link) return { messages: firstChannelMessages, version: 0 };
  const names = (link.data['chosen'] ?? '').split(',');
  // Older choices were stored without a version.
  return { messages: channelMessages.filter((it) => names.includes(it)), version: Number(link.data['version'] ?? 1) };
};

export const readChosen = async (links: Links, integrationId: string): Promise<Chosen> =>
  chosenIn(await links.get(integrationId, subject));

export const chosenMessages = async (links: Links, integrationId: string): Promise<readonly ChannelMessage[]> =>
  (await readChosen(links, integrationId)).messages;

/** Throws STALE_VERSION if a colleague chose since this version. */
export const keepMessages = async (
  links: Links & LinkReplacements,
  integrationId: string,
  { messages, version }: ChannelMessagesForm,
): Promise<void> => {
  const before = await links.get(integrationId, subject);
  const data = { chosen: messages.join(','), version: String(version + 1) };
  const link = { subject, externalId: null, written: '', data };
  const isCurrent = chosenIn(before).version === version;
  if (!isCurrent || !(await links.replace(integrationId, before, link))) throw new AppError('STALE_VERSION');
};
