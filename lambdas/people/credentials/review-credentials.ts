import { nextDecisions, statusOfDecision } from '@shared/people/rules/credentials/verification';
import { AppError } from '@shared/errors';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import type {
  VerificationDecision,
  VerificationDetail,
  VerificationQueueItem,
  VerificationStatus,
} from '@shared/people/model/verification';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { dueByExpiry } from '../../store/people/credentials/verification-due';
import type { VerificationChange } from '../../store/people/credentials/verifications';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { VerificationItem } from '../../store/people/credentials/verification-item';
import { findVerification, withHistory } from './verification-view';
import type { Deps } from './ports';
import type { Holder } from '../../store/people/credentials/ports';

type Ref = { userId: string; credentialId: string };

export const listVerifications = async (
  { queue, holders }: Pick<Deps, 'queue' | 'holders'>,
  { status, cursor }: { status: VerificationStatus; cursor?: string | undefined },
): Promise<{ items: VerificationQueueItem[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await queue.page(status, cursor);
  const names = await holders.names(items.map(({ userId }) => userId));
  return {
    nextCursor,
    items: items.map((it) => ({
      ...it,
      professional: names.get(it.userId) ?? '',
      hasDocument: it.document !== null,
    })),
  };
};

const credentialOf = (
  { licenses, certifications, npiNumber }: Holder,
  credentialId: string,
): Pick<VerificationDetail, 'number' | 'license' | 'certificate'> => {
  if (credentialId === npiItem) return { number: npiNumber, license: null, certificate: null };
  const license = licenses.find(({ id }) => id === credentialId) ?? null;
  const certificate = certifications.find(({ id }) => id === credentialId) ?? null;
  return { number: license?.number ?? certificate?.number ?? '', license, certificate };
};

const detailOf = async (
  { verifications, holders, answers }: Pick<Deps, 'verifications' | 'holders' | 'answers'>,
  stored: VerificationItem,
): Promise<VerificationDetail> => {
  // Read after the verification: if the number changes, so does its version, and this decision fails.
  const holder = await holders.get(stored.userId);
  if (!holder) throw new AppError('NOT_FOUND');
  const { firstName, lastName, title } = holder;
  const credential = credentialOf(holder, stored.credentialId);
  return {
    ...(await withHistory(verifications, stored)),
    ...credential,
    userId: stored.userId,
    professional: { firstName, lastName, title },
    registry: stored.credentialId === npiItem ? await answers.shown(credential.number) : null,
  };
};

export const getVerification = async (
  deps: Pick<Deps, 'verifications' | 'holders' | 'answers'>,
  ref: Ref,
): Promise<VerificationDetail> => detailOf(deps, await findVerification(deps.verifications, ref));

const decided = (stored: VerificationItem, { decision }: VerificationDecision, at: string): VerificationChange => {
  const status = statusOfDecision[decision];
  return {
    status,
    source: 'reviewer',
    ...(decision === 'verify' && { verifiedAt: at, couldNotBeChecked: false }),
    dueAt: dueByExpiry({ ...stored, status }, at),
  };
};

type Command = Ref & { caller: AuthorizedCaller; decision: VerificationDecision };

/** Decides on the displayed version; of two concurrent decisions one fails as stale. */
export const decideVerification = async (
  deps: Pick<Deps, 'verifications' | 'holders' | 'answers' | 'clock'>,
  { caller, userId, credentialId, decision }: Command,
): Promise<VerificationDetail> => {
  if (caller.userId === userId) throw new AppError('FORBIDDEN');
  const moved = await retryOnConflict(async () => {
    const stored = await findVerification(deps.verifications, { userId, credentialId });
    if (stored.version !== decision.version) throw new AppError('STALE_VERSION');
    if (!nextDecisions(stored.status).includes(decision.decision)) throw new AppError('ILLEGAL_TRANSITION');
    const at = deps.clock.now().toISOString();
    const note = 'note' in decision ? decision.note : '';
    return deps.verifications.move(stored, decided(stored, decision, at), at, {
      actor: 'reviewer',
      cause: null,
      note,
      by: caller.userId,
    });
  });
  return detailOf(deps, moved);
};
