import { JobAlertId, UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

export type AlertKey = { userId: string; jobAlertId: string };

const Parts = z.tuple([UserId, JobAlertId, z.string()]);

/** Contains the alert's key and a signature. Ends only this alert, even from an old email. */
export const alertToken = async (hash: KeyedHash, { userId, jobAlertId }: AlertKey): Promise<string> =>
  `${userId}.${jobAlertId}.${await hash('job-alert', `${userId}.${jobAlertId}`)}`;

export const parseAlertToken = async (hash: KeyedHash, token: string): Promise<AlertKey | null> => {
  const parts = Parts.safeParse(token.split('.'));
  if (!parts.success) return null;
  const [userId, jobAlertId] = parts.data;
  return sameHash(token, await alertToken(hash, { userId, jobAlertId })) ? { userId, jobAlertId } : null;
};
