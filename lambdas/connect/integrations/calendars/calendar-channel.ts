import { limits } from '@shared/limits';
import { vendorHookPath } from '@shared/paths';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { addSeconds } from '../../../platform/clock';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';
import { personOwner } from '../../../store/connect/integrations/owner';
import type { IntegrationRef } from '../../../store/connect/integrations/ports';
import type { Tools } from '../ports';
import type { Channel } from './ports';

type Named = { userId: string; integrationId: string };

const signature = (hash: KeyedHash, { userId, integrationId }: Named): Promise<string> =>
  hash('calendar-channel', `${userId}\0${integrationId}`);

/**
 * Token that the service returns with each push, as proof of the calendar and of our request. At most 128 characters,
 * the limit of Microsoft.
 */
export const channelToken = async (hash: KeyedHash, named: Named): Promise<string> =>
  `${named.userId}.${named.integrationId}.${await signature(hash, named)}`;

const readChannelToken = async (hash: KeyedHash, token: string): Promise<Named | null> => {
  const [userId = '', integrationId = '', given = ''] = token.split('.');
  const named = { userId, integrationId };
  return sameHash(given, await signature(hash, named)) ? named : null;
};

export const channelAddress = (siteUrl: string, provider: IntegrationProvider): string =>
  new URL(vendorHookPath.replace('{provider}', provider).replace('{hook}', 'events'), siteUrl).href;

export const isEnding = ({ until }: Channel, now: Date): boolean =>
  until <= addSeconds(now, limits.calendarChannelRenewHours * 3600).toISOString();

/** `forged`: not a token of ours. Null if the connection is over: a channel can outlive it. */
export const connectionOfChannel = async (
  { hash, integrations }: Pick<Tools, 'hash' | 'integrations'>,
  provider: IntegrationProvider,
  token: string,
): Promise<IntegrationRef | 'forged' | null> => {
  const named = await readChannelToken(hash, token);
  if (!named) return 'forged';
  const found = await integrations.get({ owner: personOwner(named.userId), provider });
  return found?.integrationId === named.integrationId ? found : null;
};
