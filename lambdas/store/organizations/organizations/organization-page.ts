import { jobKeys } from '../../hiring/jobs/keys';
import { totalsOf } from '../../hiring/jobs/job-counters';
import { getItems, type Table } from '../../../platform/table/table';
import { hiddenMark } from '../../trust/reports/hidden';
import { organizationKeys } from './keys';
import { RatedOrganization } from './organizations';

export type OrganizationPages = {
  find(organizationId: string): Promise<{ organization: RatedOrganization; activeJobs: number } | null>;
};

export const createOrganizationPages = (table: Table): OrganizationPages => ({
  async find(organizationId) {
    const [item, totals] = await getItems(table, [
      organizationKeys.organization(organizationId),
      jobKeys.organizationTotals(organizationId),
    ]);
    return item && !hiddenMark(item).hidden
      ? { organization: RatedOrganization.parse(item), activeJobs: totalsOf(totals).activeJobs }
      : null;
  },
});
