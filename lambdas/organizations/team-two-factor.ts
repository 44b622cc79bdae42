import type { TeamTwoFactorState } from '@shared/model/organization';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { retryOnConflict } from '../platform/table/retry-on-conflict';
import type { Deps } from './ports';

type TwoFactorDeps = Pick<Deps, 'accounts' | 'teamTwoFactor'>;
type Change = { organizationId: string; actorId: string; required: boolean };

/** Two writes each and one check fit into a transaction of 100. */
const membersPerMark = 40;

export const getTeamTwoFactor = async (
  { teamTwoFactor }: Pick<Deps, 'teamTwoFactor'>,
  organizationId: string,
): Promise<TeamTwoFactorState> => {
  const [required, members] = await Promise.all([
    teamTwoFactor.isRequired(organizationId),
    teamTwoFactor.members(organizationId),
  ]);
  return { required, membersWithout: members.filter(({ enabled }) => !enabled).map(({ userId }) => userId) };
};

/** Marks reflect the current requirement and accounts, even if changed in the meantime. */
const markMembers = async ({ teamTwoFactor }: TwoFactorDeps, organizationId: string): Promise<void> => {
  const required = await teamTwoFactor.isRequired(organizationId);
  const members = await teamTwoFactor.members(organizationId);
  const differing = members.filter(({ enabled, due }) => due !== (required && !enabled));
  for (let from = 0; from < differing.length; from += membersPerMark) {
    const batch = differing.slice(from, from + membersPerMark);
    await teamTwoFactor.mark({ organizationId, required, members: batch });
  }
};

const requireIt = async ({ accounts, teamTwoFactor }: TwoFactorDeps, change: Change): Promise<void> => {
  const own = change.required ? await accounts.get(change.actorId) : null;
  if (change.required && !own?.twoFactorEnabled) throw new AppError('TWO_FACTOR_REQUIRED', notice('twoFactorOwnFirst'));
  await teamTwoFactor.require(change);
};

/** Can be repeated: what a failed request left unmarked, the next one marks. */
export const setTeamTwoFactor = async (deps: TwoFactorDeps, change: Change): Promise<TeamTwoFactorState> => {
  await retryOnConflict(() => requireIt(deps, change));
  await retryOnConflict(() => markMembers(deps, change.organizationId));
  return getTeamTwoFactor(deps, change.organizationId);
};
