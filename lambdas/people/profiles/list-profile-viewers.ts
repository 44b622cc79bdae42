import { limits } from '@shared/limits';
import type { BlockedOrganization } from '@shared/people/model/professional';
import { addSeconds, utcDay } from '../../platform/clock';
import type { Deps } from './ports';

type Viewer = BlockedOrganization & { viewedOn: string };
type Viewers = { shared: boolean; items: Viewer[]; nextCursor: string | null };

/** Lists viewers for people who share their own views. Pages may be short without blocked and closed organizations. */
export const listProfileViewers = async (
  { profiles, viewers, organizations, clock }: Pick<Deps, 'profiles' | 'viewers' | 'organizations' | 'clock'>,
  { userId, cursor }: { userId: string; cursor?: string | undefined },
): Promise<Viewers> => {
  const { privacy, blockedOrganizations } = await profiles.get(userId);
  if (!privacy.activityTracking) return { shared: false, items: [], nextCursor: null };
  const since = utcDay(addSeconds(clock.now(), (1 - limits.profileViewDays) * 24 * 3600));
  const { items, nextCursor } = await viewers.list(userId, { since, cursor });
  const names = await organizations.names(items.map(({ organizationId }) => organizationId));
  const shown = items.flatMap(({ organizationId, viewedOn }) => {
    const organization = names.get(organizationId);
    const isShown = organization !== undefined && !blockedOrganizations.includes(organizationId);
    return isShown ? [{ organizationId, organization, viewedOn }] : [];
  });
  return { shared: true, items: shown, nextCursor };
};
