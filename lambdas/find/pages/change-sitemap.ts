import type { DomainEvent } from '@shared/core/model/event';
import type { SitemapKind } from '@shared/platform/search-engines';
import type { Effect } from '../../events/ports';
import type { Clock } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { SitemapWriter } from '../../store/find/sitemap/ports';
import type { SitemapThings } from '../../store/find/sitemap/sitemap-things';
import { isJobForSearch, isOrganizationForSearch, isProfileForSearch } from './for-search';

export type ChangeSitemapDeps = { things: SitemapThings; sitemap: SitemapWriter; clock: Pick<Clock, 'now'> };

const followJob = ({ things, sitemap, clock }: ChangeSitemapDeps, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const found = await things.job(id);
    const isListed = found !== null && !found.hidden && isJobForSearch(found.job, clock.now());
    await sitemap.set({ kind: 'jobs', id, changedAt: found?.job.updatedAt ?? null, isListed });
  });

const followOrganization = ({ things, sitemap }: ChangeSitemapDeps, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const found = await things.organization(id);
    const isListed =
      found !== null && !found.organization.hidden && isOrganizationForSearch(found.organization, found.activeJobs);
    await sitemap.set({ kind: 'organizations', id, changedAt: found?.organization.updatedAt ?? null, isListed });
  });

const followProfile = ({ things, sitemap }: ChangeSitemapDeps, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const profile = await things.profile(id);
    const isListed = profile !== null && isProfileForSearch(profile);
    await sitemap.set({ kind: 'professionals', id, changedAt: profile?.updatedAt ?? null, isListed });
  });

const followJobsOf = async (deps: ChangeSitemapDeps, organizationId: string): Promise<void> => {
  for await (const jobId of deps.things.jobsOf(organizationId)) await followJob(deps, jobId);
};

const follows: Record<SitemapKind, (deps: ChangeSitemapDeps, id: string) => Promise<void>> = {
  jobs: followJob,
  organizations: followOrganization,
  professionals: followProfile,
};

/** Lists or unlists the page according to the current state. */
export const followThing = (deps: ChangeSitemapDeps, kind: SitemapKind, id: string): Promise<void> =>
  follows[kind](deps, id);

/** Follows the current state regardless of the event, because events may be late and out of order. */
export const changeSitemap = (deps: ChangeSitemapDeps, event: DomainEvent): Effect[] => {
  switch (event.type) {
    case 'job.changed':
    case 'job.removed': {
      const { jobId, organizationId } = event.data;
      return [
        { id: 'job', subject: jobId, run: () => followJob(deps, jobId) },
        { id: 'organization', subject: organizationId, run: () => followOrganization(deps, organizationId) },
      ];
    }
    case 'organization.changed': {
      const { organizationId } = event.data;
      return [
        { id: 'organization', subject: organizationId, run: () => followOrganization(deps, organizationId) },
        // The organization may have been hidden, along with its jobs.
        { id: 'jobs', subject: organizationId, run: () => followJobsOf(deps, organizationId) },
      ];
    }
    case 'organization.profile_changed': {
      const { organizationId } = event.data;
      return [{ id: 'organization', subject: organizationId, run: () => followOrganization(deps, organizationId) }];
    }
    case 'profile.changed': {
      const { userId } = event.data;
      return [{ id: 'profile', subject: userId, run: () => followProfile(deps, userId) }];
    }
    default:
      return [];
  }
};
