import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { PushSubscriptionForm } from '@shared/messages/model/notification-settings';
import { ECDH } from 'node:crypto';
import { subscriptionIdOf } from '../../store/messages/notifications/push-subscriptions';
import type { Deps } from './ports';

const authBytes = 16;

const areKeys = ({ p256dh, auth }: PushSubscriptionForm['keys']): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return Buffer.from(auth, 'base64url').length === authBytes;
  } catch {
    return false;
  }
};

export const savePushSubscription = async (
  deps: Pick<Deps, 'subscriptions' | 'pushNetwork' | 'clock'>,
  { userId, form }: { userId: string; form: PushSubscriptionForm },
): Promise<{ subscribed: true }> => {
  if (!deps.pushNetwork.takes(new URL(form.endpoint))) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { endpoint: notice('pushServiceUnknown') } });
  }
  if (!areKeys(form.keys)) throw new AppError('INVALID_REQUEST');
  await deps.subscriptions.put(userId, form, deps.clock.now());
  return { subscribed: true };
};

export const removePushSubscription = async (
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<{ subscribed: false }> => {
  await subscriptions.remove(userId, subscriptionIdOf(endpoint));
  return { subscribed: false };
};
