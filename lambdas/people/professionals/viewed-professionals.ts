import { limits } from '@shared/limits';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { professionalCard } from '../../store/people/profiles/professional-view';
import { visibleProfessional } from './get-professional';
import type { Deps } from './ports';
import { keepsProfessionals, readerOf } from './reader';

type Command = { userId: string; caller: AuthorizedCaller };

/** Counts views by people who share theirs, except owners and support. Unverified organizations aren't named. */
export const recordProfileView = async (deps: Deps, { userId, caller }: Command): Promise<{ userId: string }> => {
  const { access } = await visibleProfessional(deps, userId, readerOf(caller));
  const at = deps.clock.now();
  if (access !== 'own' && caller.role !== 'support' && (await deps.tracking.isOn(caller))) {
    const organizationId = caller.unverified ? null : (caller.membership?.organizationId ?? null);
    await deps.views.count({ userId, viewerId: caller.userId, organizationId, at });
  }
  if (keepsProfessionals(caller)) await deps.views.remember(caller.userId, { userId, viewedAt: at.toISOString() });
  return { userId };
};

/** Factor of extra reads for profiles that are no longer visible. */
const readAhead = 2;

export const listRecentProfessionals = async (
  { views, professionals }: Deps,
  caller: AuthorizedCaller,
): Promise<{ items: { professional: ProfessionalCard; viewedAt: string }[] }> => {
  const viewed = await views.recent(caller.userId, limits.recentlyViewed * readAhead);
  const visible = await professionals.find(
    viewed.map(({ userId }) => userId),
    readerOf(caller),
  );
  const items = viewed.flatMap(({ userId, viewedAt }) => {
    const shown = visible.get(userId);
    return shown ? [{ professional: professionalCard(shown.person, shown.access), viewedAt }] : [];
  });
  return { items: items.slice(0, limits.recentlyViewed) };
};
