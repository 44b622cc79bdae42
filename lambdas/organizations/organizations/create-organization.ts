import { AppError } from '@shared/errors';
import { assertEmployer, confirmedAccount } from './require-account';
import type { Deps } from './ports';

export const createOrganization = async (
  deps: Pick<Deps, 'accounts' | 'memberships' | 'team' | 'clock'>,
  { userId, name }: { userId: string; name: string },
): Promise<{ organizationId: string }> => {
  const [account, membership] = await Promise.all([confirmedAccount(deps, userId), deps.memberships.get(userId)]);
  assertEmployer(account);
  if (membership) throw new AppError('ALREADY_IN_ORGANIZATION');
  const organizationId = deps.clock.newId('org');
  await deps.team.found({ organizationId, name, founder: userId, at: deps.clock.now().toISOString() });
  return { organizationId };
};
