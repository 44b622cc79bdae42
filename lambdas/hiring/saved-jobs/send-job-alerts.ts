import { earliestToday, systemClock } from '../../platform/clock';
import { openJobSearch } from '../../search-index/open-job-search';
import { openProfessionalSearch } from '../../search-index/open-professional-search';
import { understoodFilters } from '../../search-index/understood-filters';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createDueAlerts } from '../../store/hiring/job-alerts/due-alerts';
import { createHiddenJobs } from '../../store/hiring/saved-jobs/hidden-jobs';
import type { SendDeps } from './ports';
import { sendDueAlerts } from './send-due-alerts';

const table = openTable();
const search = openJobSearch(table);
const hidden = createHiddenJobs(table);
const memberships = createMemberships(table);
const professionals = openProfessionalSearch(table);
const deps: SendDeps = {
  due: createDueAlerts(table),
  jobs: {
    publishedSince: async (userId, asked, since, limit) => {
      const { filters } = await understoodFilters(search, asked);
      const jobs = await search.publishedSince(filters, since, limit, await hidden.ids(userId));
      return jobs.flatMap(({ jobId, publishedAt }) => (publishedAt ? [{ id: jobId, at: publishedAt }] : []));
    },
  },
  professionals: {
    updatedSince: async (userId, filters, since, limit) => {
      const membership = await memberships.get(userId);
      if (!membership) return [];
      const { cards } = await professionals.search({
        filters,
        access: 'standard',
        organizationId: membership.organizationId,
        sort: 'newest',
        after: null,
        limit,
        today: earliestToday(systemClock.now()),
        updatedAfter: since,
      });
      return cards.map((card) => card.userId);
    },
  },
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'job alerts', reserveMs }, (hasTime) => sendDueAlerts(deps, hasTime));
