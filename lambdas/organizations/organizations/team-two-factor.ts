import { keptDeadline } from '@shared/accounts/rules/two-factor-grace';
import { twoFactorGraceChoices, type TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import type { TeamTwoFactorState } from '@shared/organizations/model/organization';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { MemberTwoFactor } from '../../store/organizations/organizations/ports';
import { graceOf, type Requirement } from '../../store/organizations/organizations/two-factor-writes';
import type { Deps } from './ports';

type TwoFactorDeps = Pick<Deps, 'accounts' | 'teamTwoFactor' | 'clock'>;
type Change = { organizationId: string; actorId: string; required: boolean; graceDays: TwoFactorGraceDays };

/** Members per transaction of 100 items: two writes each and one check. */
const membersPerMark = 40;

const daysOf = (requirement: Requirement): TwoFactorGraceDays =>
  twoFactorGraceChoices.find((days) => days === requirement?.days) ?? 0;

export const getTeamTwoFactor = async (
  { teamTwoFactor, clock }: Pick<Deps, 'teamTwoFactor' | 'clock'>,
  organizationId: string,
): Promise<TeamTwoFactorState> => {
  const [requirement, members] = await Promise.all([
    teamTwoFactor.requirement(organizationId),
    teamTwoFactor.members(organizationId),
  ]);
  const now = clock.now().toISOString();
  const deadlines = members.flatMap(({ due, dueAt }) => (due && dueAt !== null && dueAt > now ? [dueAt] : []));
  return {
    required: requirement !== null,
    graceDays: daysOf(requirement),
    graceUntil: deadlines.sort().at(-1) ?? null,
    membersWithout: members.filter(({ enabled }) => !enabled).map(({ userId }) => userId),
  };
};

/** Keeps an announced day, or moves it later. */
const wantedFor = (requirement: Requirement, member: MemberTwoFactor): { due: boolean; until: string | null } => {
  if (!requirement || member.enabled) return { due: false, until: null };
  const next = graceOf(requirement, member.joinedAt);
  return { due: true, until: member.due ? keptDeadline(member.dueAt, next) : next };
};

/** Marks members by the current requirement and accounts, even after concurrent changes. */
const markMembers = async ({ teamTwoFactor }: TwoFactorDeps, organizationId: string): Promise<void> => {
  const requirement = await teamTwoFactor.requirement(organizationId);
  const members = await teamTwoFactor.members(organizationId);
  const differing = members.flatMap((member) => {
    const { due, until } = wantedFor(requirement, member);
    const isSame = due === member.due && (!due || until === member.dueAt);
    return isSame ? [] : [{ userId: member.userId, enabled: member.enabled, until }];
  });
  for (let from = 0; from < differing.length; from += membersPerMark) {
    const batch = differing.slice(from, from + membersPerMark);
    await teamTwoFactor.mark({ organizationId, requirement, members: batch });
  }
};

const requireIt = async ({ accounts, teamTwoFactor, clock }: TwoFactorDeps, change: Change): Promise<void> => {
  const own = change.required ? await accounts.get(change.actorId) : null;
  if (change.required && !own?.twoFactorEnabled) throw new AppError('TWO_FACTOR_REQUIRED', notice('twoFactorOwnFirst'));
  await teamTwoFactor.require({ ...change, at: clock.now().toISOString() });
};

/** Repeatable: the next request marks members that a failed one left unmarked. */
export const setTeamTwoFactor = async (deps: TwoFactorDeps, change: Change): Promise<TeamTwoFactorState> => {
  await retryOnConflict(() => requireIt(deps, change));
  await retryOnConflict(() => markMembers(deps, change.organizationId));
  return getTeamTwoFactor(deps, change.organizationId);
};
