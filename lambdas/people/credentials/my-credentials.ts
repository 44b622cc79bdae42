import { takesReply } from '@shared/people/rules/credentials/verification';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import type { VerificationCase } from '@shared/people/model/verification';
import { addSeconds } from '../../platform/clock';
import { dueByExpiry } from '../../store/people/credentials/verification-due';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { findVerification, withHistory } from './verification-view';
import type { Deps } from './ports';

export const listMyCredentials = async (
  { verifications }: Pick<Deps, 'verifications'>,
  userId: string,
): Promise<{ items: VerificationCase[] }> => {
  const [stored, histories] = await Promise.all([verifications.list(userId), verifications.histories(userId)]);
  return { items: stored.map((it) => ({ ...it, history: histories.get(it.credentialId) ?? [] })) };
};

export const checkNpi = async (
  { verifications, throttle, clock }: Pick<Deps, 'verifications' | 'throttle' | 'clock'>,
  userId: string,
): Promise<VerificationCase> => {
  const ref = { userId, credentialId: npiItem };
  await findVerification(verifications, ref);
  await throttle.count('registryChecks', { account: userId });
  const now = clock.now();
  const noted = await retryOnConflict(async () =>
    verifications.note(await findVerification(verifications, ref), {
      checkRequestedAt: now.toISOString(),
      couldNotBeChecked: false,
      dueAt: addSeconds(now, limits.registryRetryMinutes * 60).toISOString(),
    }),
  );
  return withHistory(verifications, noted);
};

type Reply = { userId: string; credentialId: string; note: string; version: number };

export const replyToReviewer = async (
  { verifications, clock }: Pick<Deps, 'verifications' | 'clock'>,
  { userId, credentialId, note, version }: Reply,
): Promise<VerificationCase> => {
  const moved = await retryOnConflict(async () => {
    const stored = await findVerification(verifications, { userId, credentialId });
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    if (!takesReply(stored.status)) throw new AppError('ILLEGAL_TRANSITION');
    const at = clock.now().toISOString();
    const dueAt = dueByExpiry({ ...stored, status: 'pending' }, at);
    return verifications.move(stored, { status: 'pending', dueAt }, at, {
      actor: 'owner',
      cause: null,
      note,
      by: userId,
    });
  });
  return withHistory(verifications, moved);
};
