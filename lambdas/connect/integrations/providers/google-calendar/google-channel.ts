import { limits } from '@shared/limits';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Channel, WantedChannel } from '../../calendars/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { googleApi } from './google-adapter';

const Watching = z.object({ resourceId: z.string(), expiration: z.coerce.number() });

/**
 * A channel can't be extended, only replaced: https://developers.google.com/workspace/calendar/api/guides/push. Google
 * rejects addresses other than https.
 */
export const openChannel = async (
  vendor: ConnectedVendor,
  { token, address }: WantedChannel,
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
