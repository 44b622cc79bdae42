import { getItem, type Table } from '../../../platform/table/table';
import { everyJobOf } from '../../hiring/jobs/managed-jobs';
import { jobKeys } from '../../hiring/jobs/keys';
import { createPeople } from '../../organizations/organizations/member-names';

const count = (item: Record<string, unknown> | undefined, name: string): number =>
  Math.max(0, Number(item?.[name] ?? 0));

/** Reads the counters that plans are checked with, and the jobs themselves. */
export const createOrganizationUse = (table: Table) => {
  const people = createPeople(table);
  return {
    async now(organizationId: string) {
      const totals = await getItem(table, jobKeys.organizationTotals(organizationId), true);
      return {
        activeJobs: count(totals, 'activeJobs'),
        postingsUsed: count(totals, 'postingsUsed'),
        members: count(totals, 'members'),
      };
    },

    /** A job that was paused in between counts as one period until its last change. */
    async postings(organizationId: string, since: string) {
      const spans: { from: string; to: string | null }[] = [];
      for await (const { status, publishedAt, statusChange, updatedAt } of everyJobOf(table, organizationId)) {
        if (publishedAt === null) continue;
        const to = status === 'active' ? null : (statusChange?.at ?? updatedAt);
        if (to === null || to > since) spans.push({ from: publishedAt, to });
      }
      return spans;
    },

    async administrators(organizationId: string) {
      const team = await people.memberships(organizationId);
      const admins = team.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
      const found = await people.find(admins);
      return admins.flatMap((userId) => {
        const person = found.get(userId);
        return person ? [`${person.first_name} ${person.last_name}`.trim()] : [];
      });
    },
  };
};
