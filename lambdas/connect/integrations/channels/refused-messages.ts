import type { IntegrationLinks } from '../../../store/connect/integrations/ports';

type Links = Pick<IntegrationLinks, 'get' | 'put' | 'remove'>;

/** Stored with the connection's other notes: the channel rejected a message, shown to administrators. */
const subject = 'refused';

export const refusedAt = async (links: Links, integrationId: string): Promise<string | null> =>
  (await links.get(integrationId, subject))?.data['at'] ?? null;

export const noteRefused = (links: Links, integrationId: string, at: string): Promise<void> =>
  links.put(integrationId, { subject, externalId: null, written: '', data: { at } });

export const noteTaken = async (links: Links, integrationId: string): Promise<void> => {
  if ((await refusedAt(links, integrationId)) !== null) await links.remove(integrationId, subject);
};
