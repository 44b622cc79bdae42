import { dueExpiryStep } from '@shared/people/rules/credentials/verification';
import { limits } from '@shared/limits';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { dueByExpiry } from '../../store/people/credentials/verification-due';
import { duePages } from '../../platform/due-pages';
import { addSeconds } from '../../platform/clock';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { VerificationItem } from '../../store/people/credentials/verification-item';
import type { WatchDeps } from './ports';

type Outcome = 'asked' | 'reminded' | 'expired' | 'taken' | 'failed';
export type WatchResult = Record<Outcome, number>;

export const watchDueCredentials = async (deps: WatchDeps, hasTime: () => boolean): Promise<WatchResult> => {
  const result: WatchResult = { asked: 0, reminded: 0, expired: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, deps.clock.now().toISOString(), hasTime)) {
    for (const outcome of await Promise.all(page.verifications.map((it) => handle(deps, it)))) result[outcome] += 1;
  }
  return result;
};

const handle = async (deps: WatchDeps, due: VerificationItem): Promise<Outcome> => {
  try {
    return due.credentialId === npiItem ? await askAgain(deps, due) : await followExpiry(deps, due);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('credential not watched', error, { userId: due.userId, credentialId: due.credentialId });
    return 'failed';
  }
};

const askAgain = async ({ verifications, clock }: WatchDeps, due: VerificationItem): Promise<Outcome> => {
  const now = clock.now();
  await verifications.note(due, {
    checkRequestedAt: now.toISOString(),
    dueAt: addSeconds(now, limits.registryRetryMinutes * 60).toISOString(),
  });
  return 'asked';
};

const followExpiry = async ({ verifications, clock }: WatchDeps, due: VerificationItem): Promise<Outcome> => {
  const now = clock.now().toISOString();
  const step = due.expiryDate === null ? undefined : dueExpiryStep(due.expiryDate, now);
  if (step?.kind === 'expire') {
    const change = { status: 'expired', dueAt: null } as const;
    const expired = { actor: 'system', cause: 'credentialExpired', note: '', by: null } as const;
    await verifications.move(due, change, now, expired);
    return 'expired';
  }
  const dueAt = dueByExpiry(due, now);
  await verifications.note(due, { dueAt, ...(step && { remindedDays: step.days }) });
  return 'reminded';
};
