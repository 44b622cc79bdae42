import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { OwnReference } from '@shared/people/model/reference';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import type { Device } from '../../platform/http/device';
import { actionResult } from '../../platform/http/english';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ReferenceItem } from '../../store/people/references/reference-item';
import type { ReferenceKey } from '../../store/people/references/reference-token';
import { countMail } from './ask-for-reference';
import { deviceHash } from './device';
import type { Deps } from './ports';
import { awaited, ownView, validUntil, without } from './reference-state';

type OwnDeps = Pick<Deps, 'references' | 'accounts' | 'throttle' | 'hash' | 'clock'>;

export const listMyReferences = async (
  { references, clock }: Pick<Deps, 'references' | 'clock'>,
  userId: string,
): Promise<OwnReference[]> => {
  const now = clock.now();
  return (await references.list(userId)).map((reference) => ownView(reference, now));
};

const awaitedReference = async ({ references }: OwnDeps, key: ReferenceKey): Promise<ReferenceItem> => {
  const reference = await references.get(key);
  if (!reference) throw new AppError('NOT_FOUND');
  if (reference.status !== 'open') throw new AppError('REFERENCE_CLOSED');
  return reference;
};

const assertNotJustSent = ({ sentAt }: ReferenceItem, now: Date): void => {
  const until = addSeconds(new Date(sentAt), limits.referenceResendHours * 3600).getTime();
  const retryAfterSeconds = Math.ceil((until - now.getTime()) / 1000);
  if (retryAfterSeconds > 0) throw new AppError('COOLDOWN', notice('referenceJustSent'), { retryAfterSeconds });
};

/** Resends a request, and reopens an expired one. */
export const resendReference = async (
  deps: OwnDeps,
  { device, ...key }: ReferenceKey & { device: Device },
): Promise<OwnReference> => {
  const now = deps.clock.now();
  const asking = await awaitedReference(deps, key);
  assertNotJustSent(asking, now);
  const emailHash = await deps.hash('email', asking.email);
  await countMail(deps, key.userId, emailHash);
  const askedOn = await deviceHash(deps, key.referenceId, device);
  return retryOnConflict(async () => {
    const [before, opened] = await Promise.all([awaitedReference(deps, key), deps.references.open(key.userId)]);
    assertNotJustSent(before, now);
    const others = without(awaited(opened, now), key.referenceId);
    if (Object.keys(others).length >= limits.openReferences) {
      throw new AppError('LIMIT_REACHED', notice('openReferencesLimit', { max: limits.openReferences }));
    }
    const after: ReferenceItem = {
      ...before,
      sentAt: now.toISOString(),
      expiresAt: validUntil(now),
      reminders: 0,
      askedFrom: [...new Set([askedOn, ...before.askedFrom])].slice(0, limits.referenceDevices),
      version: before.version + 1,
    };
    const open = { ...others, [key.referenceId]: { expiresAt: after.expiresAt, emailHash } };
    await deps.references.save({ before, after, open: { before: opened, after: open } });
    return ownView(after, now);
  });
};

export const withdrawReference = (deps: OwnDeps, key: ReferenceKey): Promise<ActionResult<'referenceWithdrawn'>> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const [before, opened] = await Promise.all([deps.references.get(key), deps.references.open(key.userId)]);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.status === 'withdrawn') return actionResult('referenceWithdrawn');
    if (before.status !== 'open') throw new AppError('REFERENCE_CLOSED');
    const after = { ...before, status: 'withdrawn', closedAt: now.toISOString(), version: before.version + 1 } as const;
    const open = without(awaited(opened, now), key.referenceId);
    await deps.references.save({ before, after, open: { before: opened, after: open } });
    return actionResult('referenceWithdrawn');
  });
