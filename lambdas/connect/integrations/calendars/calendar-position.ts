import type { IntegrationLink } from '../../../store/connect/integrations/ports';
import { choiceSubject } from './chosen-entries';
import type { Channel } from './ports';

/** Subject of the calendar's read position, stored like the entries. No interview has it. */
export const positionSubject = 'calendar';
export type Position = { syncToken: string | null; readAt: string | null; channel: Channel | null };

export const readPosition = (link: IntegrationLink | null): Position => {
  const { syncToken, readAt, channelId, resourceId = '', channelUntil } = link?.data ?? {};
  const channel = channelId && channelUntil ? { id: channelId, resourceId, until: channelUntil } : null;
  return { syncToken: syncToken ?? null, readAt: readAt ?? null, channel };
};

export const positionLink = ({ syncToken, readAt, channel }: Position): IntegrationLink => ({
  subject: positionSubject,
  externalId: null,
  written: '',
  data: {
    ...(syncToken !== null && { syncToken }),
    ...(readAt !== null && { readAt }),
    ...(channel && { channelId: channel.id, resourceId: channel.resourceId, channelUntil: channel.until }),
  },
});

export const isEntry = ({ subject }: IntegrationLink): boolean =>
  subject !== positionSubject && subject !== choiceSubject;
