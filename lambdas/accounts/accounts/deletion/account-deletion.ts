import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { AccountDeletion, DeletionPreview, DeletionState } from '@shared/accounts/model/account-deletion';
import { addSeconds, utcDay, type Clock } from '../../../platform/clock';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { requestedDeletion, type DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import type { LeftTeam } from '../../../store/accounts/account-deletions/ports';
import { ownAccount } from '../get-me';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';

type DeletionDeps = Pick<Deps, 'accountDeletions' | 'departures' | 'accounts' | 'identity' | 'throttle'> & {
  clock: Clock;
};
type Caller = Pick<AuthorizedCaller, 'userId' | 'membership'>;

const view = (item: DeletionItem | null): AccountDeletion | null => {
  if (item?.state !== 'pending' && item?.state !== 'erasing') return null;
  const { state, requestedAt, dueAt } = item;
  return { state, requestedAt, dueAt };
};

const dueAtOf = (now: Date): string => addSeconds(now, limits.deletionGraceDays * 24 * 3600).toISOString();

/** Whether the person would leave a team without an administrator. */
const isLastAdmin = async ({ departures }: Pick<DeletionDeps, 'departures'>, { membership }: Caller) => {
  if (membership?.role !== 'admin') return false;
  const { keeper, alone } = await departures.team(membership);
  return keeper === null && !alone;
};

/** An administrator without a team may leave; the organization goes with them. */
const leftTeam = async (
  { departures }: Pick<DeletionDeps, 'departures'>,
  { membership }: Caller,
): Promise<LeftTeam | null> => {
  if (membership?.role !== 'admin') return membership && { membership, keeper: null };
  const { keeper, alone } = await departures.team(membership);
  if (keeper === null && !alone) throw new AppError('LAST_ADMIN');
  return { membership, keeper };
};

export const getDeletion = async (deps: DeletionDeps, caller: Caller): Promise<DeletionPreview> => {
  const { userId, membership } = caller;
  const deletion = view(await deps.accountDeletions.get(userId));
  if (deletion) return { deletion, preview: null };
  const now = deps.clock.now();
  const [effects, last, isPaid] = await Promise.all([
    deps.departures.effects({ userId, membership, today: utcDay(now), dueAt: dueAtOf(now) }),
    isLastAdmin(deps, caller),
    deps.departures.isBeingPaid(userId),
  ]);
  const obstacle = last ? 'last_admin' : isPaid ? 'open_payout' : null;
  return { deletion, preview: { dueAt: dueAtOf(now), effects, obstacle } };
};

/** Concurrent requests, also from two tabs, get the same deletion. */
export const requestDeletion = async (deps: DeletionDeps, caller: Caller, password: string): Promise<DeletionState> => {
  const { userId } = caller;
  await assertCurrentPassword(deps, userId, password);
  const { userType } = await ownAccount(deps, userId);
  const requested = await retryOnConflict(async () => {
    const known = await deps.accountDeletions.get(userId);
    if (known && known.state !== 'canceled') return known;
    if (await deps.departures.isBeingPaid(userId)) throw new AppError('PAYOUT_OPEN');
    const now = deps.clock.now();
    const item = requestedDeletion({
      deletionId: deps.clock.newId('del'),
      userId,
      userType,
      requestedAt: now.toISOString(),
      dueAt: dueAtOf(now),
    });
    return deps.accountDeletions.request(item, await leftTeam(deps, caller));
  });
  return { deletion: view(requested) };
};

/** Either the cancel or the start of the deletion wins, never both. */
export const cancelDeletion = async (
  { accountDeletions, clock }: Pick<DeletionDeps, 'accountDeletions' | 'clock'>,
  userId: string,
): Promise<DeletionState> => {
  const canceled = await retryOnConflict(() => accountDeletions.cancel(userId, clock.now().toISOString()));
  if (!canceled && view(await accountDeletions.get(userId))) throw new AppError('DELETION_STARTED');
  return { deletion: null };
};
