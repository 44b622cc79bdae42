import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import type { ReferenceAnswer, ReferenceRequest } from '@shared/people/model/reference';
import type { Device } from '../../platform/http/device';
import { actionResult } from '../../platform/http/english';
import { countingWrongSecrets } from '../../platform/wrong-secrets';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ReferenceItem } from '../../store/people/references/reference-item';
import { parseReferenceToken, type ReferenceKey } from '../../store/people/references/reference-token';
import { deviceHash } from './device';
import type { Deps } from './ports';
import { awaited, stateOf, without } from './reference-state';

type LinkDeps = Pick<Deps, 'references' | 'accounts' | 'throttle' | 'hash' | 'clock'>;
type Link = { token: string; device: Device };

const withKey = <T>(deps: LinkDeps, { token, device }: Link, run: (key: ReferenceKey) => Promise<T>): Promise<T> =>
  countingWrongSecrets(deps, device.ip, async () => {
    const key = await parseReferenceToken(deps.hash, token);
    if (!key) throw new AppError('INVALID_TOKEN');
    return run(key);
  });

/** Answers the same for forged links and those of deleted requests. */
const requested = async ({ references }: LinkDeps, key: ReferenceKey): Promise<ReferenceItem> => {
  const reference = await references.get(key);
  if (!reference) throw new AppError('INVALID_TOKEN');
  return reference;
};

export const getReferenceRequest = (deps: LinkDeps, link: Link): Promise<ReferenceRequest> =>
  withKey(deps, link, async (key) => {
    const reference = await requested(deps, key);
    const state = stateOf(reference, deps.clock.now());
    if (state !== 'open') return { state };
    const person = await deps.accounts.get(reference.userId);
    if (!person) throw new AppError('INVALID_TOKEN');
    return { ...reference, state, person };
  });

type Closing = Pick<ReferenceItem, 'status'> & Partial<Pick<ReferenceItem, 'answer' | 'standing'>>;

/** Closes a request once; the second of two fails. */
const close = (deps: LinkDeps, key: ReferenceKey, closing: (reference: ReferenceItem) => Closing): Promise<void> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const [before, opened] = await Promise.all([requested(deps, key), deps.references.open(key.userId)]);
    if (stateOf(before, now) !== 'open') throw new AppError('REFERENCE_CLOSED');
    const after: ReferenceItem = {
      ...before,
      ...closing(before),
      closedAt: now.toISOString(),
      version: before.version + 1,
    };
    const open = without(awaited(opened, now), key.referenceId);
    await deps.references.save({ before, after, open: { before: opened, after: open } });
  });

export const answerReference = (
  deps: LinkDeps,
  { answer, ...link }: Link & { answer: ReferenceAnswer },
): Promise<ActionResult<'referenceAnswered'>> =>
  withKey(deps, link, async (key) => {
    const answeredFrom = await deviceHash(deps, key.referenceId, link.device);
    const phone = answer.mayCall ? answer.phone : '';
    const correction = answer.accurate ? '' : answer.correction;
    await close(deps, key, ({ askedFrom, standing }) => ({
      status: 'answered',
      answer: { ...answer, phone, correction },
      standing: askedFrom.includes(answeredFrom) ? 'same_device' : standing,
    }));
    return actionResult('referenceAnswered');
  });

export const declineReference = (deps: LinkDeps, link: Link): Promise<ActionResult<'referenceDeclined'>> =>
  withKey(deps, link, async (key) => {
    await close(deps, key, () => ({ status: 'declined' }));
    return actionResult('referenceDeclined');
  });
