import { Organization } from '@shared/organizations/model/organization';
import { jobKeys } from './keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { hiddenMark } from '../../trust/reports/hidden';
import { readJob } from './job-item';
import { getItem, type Table } from '../../../platform/table/table';
import type { JobPages } from './ports';

const CompanyItem = Organization.pick({
  company_name: true,
  logo_url: true,
  website: true,
  headquarters_country: true,
});

export const createJobPages = (table: Table): JobPages => ({
  async find(jobId) {
    const item = await getItem(table, jobKeys.job(jobId));
    if (!item) return null;
    const job = readJob(item);
    const stored = await getItem(table, organizationKeys.organization(job.organizationId));
    if (job.hidden || hiddenMark(stored).hidden) return null;
    const company = CompanyItem.parse(stored ?? {});
    return {
      job,
      company: {
        name: company.company_name,
        logoPath: company.logo_url,
        website: company.website,
        country: company.headquarters_country,
      },
    };
  },
});
