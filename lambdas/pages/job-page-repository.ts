import { Organization } from '@shared/model/organization';
import { keys } from '../runtime/keys';
import { StoredJob } from '../runtime/stored-job';
import { getItem, type Table } from '../runtime/table-gateway';
import type { JobPages } from './ports';

const CompanyItem = Organization.pick({
  company_name: true,
  logo_url: true,
  website: true,
  headquarters_country: true,
});

export const createJobPages = (table: Table): JobPages => ({
  async find(jobId) {
    const item = await getItem(table, keys.job(jobId));
    if (!item) return null;
    const job = StoredJob.parse(item);
    const company = CompanyItem.parse((await getItem(table, keys.organization(job.organizationId))) ?? {});
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
