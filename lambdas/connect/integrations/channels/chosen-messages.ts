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

/** Kept beside the connection's other notes, so that connecting the same account again changes nothing. */
const subject = 'messages';

const chosenIn = (link: IntegrationLink | null): Chosen => {
  if (!link) return { messages: firstChannelMessages, version: 0 };
  const names = (link.data['chosen'] ?? '').split(',');
  // What was stored before choices had a version has none.
  return { messages: channelMessages.filter((it) => names.includes(it)), version: Number(link.data['version'] ?? 1) };
};

export const readChosen = async (links: Links, integrationId: string): Promise<Chosen> =>
  chosenIn(await links.get(integrationId, subject));

export const chosenMessages = async (links: Links, integrationId: string): Promise<readonly ChannelMessage[]> =>
  (await readChosen(links, integrationId)).messages;

/** STALE_VERSION if a colleague chose since this version. */
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
