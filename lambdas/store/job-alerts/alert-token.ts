import { JobAlertId, UserId } from '@shared/model/fields';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../platform/crypto/keyed-hash';

/** What finds one alert. */
export type AlertKey = { userId: string; jobAlertId: string };

const Parts = z.tuple([UserId, JobAlertId, z.string()]);

/**
 * What the link that ends an alert carries: whose alert it is, and the signature. It can end that one alert and nothing
 * else, and works as long as the alert exists, also from an old e-mail.
 */
export const alertToken = async (hash: KeyedHash, { userId, jobAlertId }: AlertKey): Promise<string> =>
  `${userId}.${jobAlertId}.${await hash('job-alert', `${userId}.${jobAlertId}`)}`;

/** The alert that the token ends, or null when it was not made here. */
export const parseAlertToken = async (hash: KeyedHash, token: string): Promise<AlertKey | null> => {
  const parts = Parts.safeParse(token.split('.'));
  if (!parts.success) return null;
  const [userId, jobAlertId] = parts.data;
  return sameHash(token, await alertToken(hash, { userId, jobAlertId })) ? { userId, jobAlertId } : null;
};
