import { limits } from '@shared/limits';
import { vendorHookPath } from '@shared/paths';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { addSeconds } from '../../../platform/clock';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { googleApi } from './google-adapter';

/** Of the channel by which Google tells of changes. */
export type Channel = { id: string; resourceId: string; until: string };

const Watching = z.object({ resourceId: z.string(), expiration: z.coerce.number() });

type Named = { userId: string; integrationId: string };

const signature = (hash: KeyedHash, { userId, integrationId }: Named): Promise<string> =>
  hash('google-channel', `${userId}\0${integrationId}`);

/** Google sends it back with each push: it says whose calendar it is, and that we made it. */
export const channelToken = async (hash: KeyedHash, named: Named): Promise<string> =>
  `${named.userId}.${named.integrationId}.${await signature(hash, named)}`;

export const readChannelToken = async (hash: KeyedHash, token: string): Promise<Named | null> => {
  const [userId = '', integrationId = '', given = ''] = token.split('.');
  const named = { userId, integrationId };
  return sameHash(given, await signature(hash, named)) ? named : null;
};

export const channelAddress = (siteUrl: string): string =>
  new URL(vendorHookPath.replace('{provider}', 'google-calendar').replace('{hook}', 'events'), siteUrl).href;

/**
 * A channel can't be prolonged, only replaced: https://developers.google.com/workspace/calendar/api/guides/push. Null if
 * Google refuses the address, as it does for one that isn't https; then the calendar is read more often.
 */
export const openChannel = async (
  vendor: ConnectedVendor,
  { token, address }: { token: string; address: string },
): Promise<Channel | null> => {
  const id = randomUUID();
  const ttl = String(limits.calendarChannelDays * 24 * 3600);
  const url = `${googleApi}/calendars/primary/events/watch`;
  const json = { id, type: 'web_hook', address, token, params: { ttl } };
  try {
    const { body } = await vendor.call({ operation: 'channel.open', method: 'POST', url, json });
    const watching = Watching.safeParse(body);
    if (!watching.success) throw new VendorProblem('malformed');
    const { resourceId, expiration } = watching.data;
    return { id, resourceId, until: new Date(expiration).toISOString() };
  } catch (error) {
    if (error instanceof VendorProblem && error.problem === 'refused') return null;
    throw error;
  }
};

export const closeChannel = async (vendor: ConnectedVendor, { id, resourceId }: Channel): Promise<void> => {
  const url = `${googleApi}/channels/stop`;
  const json = { id, resourceId };
  await vendor.call({ operation: 'channel.close', method: 'POST', url, json, accepts: [404] });
};

export const isEnding = ({ until }: Channel, now: Date): boolean =>
  until <= addSeconds(now, limits.calendarChannelRenewHours * 3600).toISOString();
