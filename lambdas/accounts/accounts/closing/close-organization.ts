import type { ClosingView } from '@shared/organizations/model/organization-closing';
import { cancelableStates, finalStates } from '@shared/organizations/model/organization-closing-vocabulary';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { addSeconds, utcDay } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { ClosingItem } from '../../../store/organizations/organization-closings/closing-item';
import { personName } from '../../../store/organizations/organizations/member-names';
import { assertCurrentPassword } from '../password/check-password';
import type { Deps } from '../ports';

type ViewDeps = Pick<Deps, 'closings' | 'closingFigures' | 'people' | 'clock'>;
type Actor = { organizationId: string; actorId: string };

const daySeconds = 24 * 3600;

const closesAtOf = (now: Date): string => addSeconds(now, limits.closingGraceDays * daySeconds).toISOString();

const viewOf = async ({ people }: ViewDeps, closing: ClosingItem): Promise<NonNullable<ClosingView['closing']>> => {
  const { first_name, last_name } = personName(await people.find([closing.requestedBy]), closing.requestedBy);
  return { ...closing, requestedBy: `${first_name} ${last_name}` };
};

export const getClosing = async (deps: ViewDeps, organizationId: string): Promise<ClosingView> => {
  const now = deps.clock.now();
  const closing = await deps.closings.get(organizationId);
  const isOver = closing === null || finalStates.includes(closing.state);
  const closesAt = isOver ? closesAtOf(now) : closing.closesAt;
  const figures = await deps.closingFigures.of(organizationId, { today: utcDay(now), closesAt });
  return { closing: closing && (await viewOf(deps, closing)), figures };
};

const requested = async (deps: ViewDeps, { organizationId, actorId }: Actor): Promise<ClosingItem> => {
  const now = deps.clock.now();
  const members = await deps.people.memberships(organizationId);
  return {
    organizationId,
    closingId: deps.clock.newId('clo'),
    state: 'ending',
    requestedAt: now.toISOString(),
    requestedBy: actorId,
    closesAt: closesAtOf(now),
    receipts: [],
    // The list lags, so the caller may be missing.
    memberIds: [...new Set([actorId, ...members.map(({ userId }) => userId)])],
    adminIds: [...new Set([actorId, ...members.filter(({ role }) => role === 'admin').map(({ userId }) => userId)])],
    canceledBy: null,
    remindedAt: null,
    dueAt: now.toISOString(),
    done: [],
    counted: 0,
    leaseUntil: null,
  };
};

/** One of several concurrent requests closes; the others get the same answer. */
export const closeOrganization = async (
  deps: ViewDeps & Pick<Deps, 'identity' | 'throttle'>,
  { password, ...actor }: Actor & { password: string },
): Promise<ClosingView> => {
  await assertCurrentPassword(deps, actor.actorId, password);
  await retryOnConflict(async () => {
    const stored = await deps.closings.get(actor.organizationId);
    if (stored && cancelableStates.includes(stored.state)) return;
    if (stored && !finalStates.includes(stored.state)) {
      throw new AppError('ILLEGAL_TRANSITION', notice('closingBusy'));
    }
    await deps.closings.request(await requested(deps, actor));
  });
  return getClosing(deps, actor.organizationId);
};

export const cancelClosing = async (deps: ViewDeps, { organizationId, actorId }: Actor): Promise<ClosingView> => {
  await retryOnConflict(async () => {
    const before = await deps.closings.get(organizationId);
    const now = deps.clock.now().toISOString();
    // The second of two cancels has nothing left to do.
    if (before?.state === 'canceling' || before?.state === 'canceled') return;
    if (!before || !cancelableStates.includes(before.state) || before.closesAt <= now) {
      throw new AppError('ILLEGAL_TRANSITION', notice('closingOver'));
    }
    await deps.closings.cancel(before, {
      ...before,
      state: 'canceling',
      canceledBy: actorId,
      dueAt: now,
      done: [],
      counted: 0,
    });
  });
  return getClosing(deps, organizationId);
};
