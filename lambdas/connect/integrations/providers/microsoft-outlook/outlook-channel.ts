import { limits } from '@shared/limits';
import * as z from 'zod';
import { addSeconds } from '../../../../platform/clock';
import type { Channel, WantedChannel } from '../../calendars/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { graphApi } from '../microsoft/microsoft-adapter';

const Subscription = z.object({ id: z.string().min(1), expirationDateTime: z.iso.datetime({ offset: true }) });

const url = `${graphApi}/subscriptions`;
const addressOf = (id: string): string => `${url}/${encodeURIComponent(id)}`;

const endFrom = (now: Date): string => addSeconds(now, limits.outlookSubscriptionMinutes * 60).toISOString();

const read = (body: unknown): Channel => {
  const made = Subscription.safeParse(body);
  if (!made.success) throw new VendorProblem('malformed');
  const { id, expirationDateTime } = made.data;
  return { id, resourceId: '', until: new Date(expirationDateTime).toISOString() };
};

/**
 * https://learn.microsoft.com/graph/api/subscription-post-subscriptions: Microsoft calls both addresses before it answers,
 * and refuses those that aren't https. `clientState` takes 128 characters.
 */
export const openChannel = async (
  vendor: ConnectedVendor,
  { token, address }: WantedChannel,
  now: Date,
): Promise<Channel | null> => {
  const json = {
    changeType: 'created,updated,deleted',
    notificationUrl: address,
    lifecycleNotificationUrl: address,
    resource: 'me/events',
    expirationDateTime: endFrom(now),
    clientState: token,
  };
  try {
    const { body } = await vendor.call({ operation: 'channel.open', method: 'POST', url, json });
    return read(body);
  } catch (error) {
    if (error instanceof VendorProblem && error.problem === 'refused') return null;
    throw error;
  }
};

/** Renews access to it as well: https://learn.microsoft.com/graph/api/subscription-update */
export const prolongChannel = async (vendor: ConnectedVendor, { id }: Channel, now: Date): Promise<Channel | null> => {
  const json = { expirationDateTime: endFrom(now) };
  const request = { operation: 'channel.renew', method: 'PATCH', url: addressOf(id), json } as const;
  const { status, body } = await vendor.call({ ...request, accepts: [404] });
  return status === 404 ? null : read(body);
};

export const closeChannel = async (vendor: ConnectedVendor, { id }: Channel): Promise<void> => {
  await vendor.call({ operation: 'channel.close', method: 'DELETE', url: addressOf(id), accepts: [404] });
};
