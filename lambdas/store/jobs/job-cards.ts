import { JobCard } from '@shared/model/job';
import { Organization } from '@shared/model/organization';
import { jobKeys } from './keys';
import { organizationKeys } from '../organizations/keys';
import { readJob } from './job-item';
import { getItems, type Table } from '../../platform/table/table';

type Brand = Pick<JobCard, 'organization' | 'logo_url' | 'facility_photo'>;

export type JobCards = {
  /** Two batch reads. Drafts are omitted; IDs not in `existing` were deleted. */
  find(jobIds: readonly string[]): Promise<{ cards: Map<string, JobCard>; existing: ReadonlySet<string> }>;
};

export const createJobCards = (table: Table): JobCards => {
  const brands = async (organizationIds: readonly string[]): Promise<Map<string, Brand>> => {
    const items = await getItems(table, [...new Set(organizationIds)].map(organizationKeys.organization));
    return new Map(
      items
        .filter((item) => item !== undefined)
        .map(({ organizationId, company_name, logo_url, photos }) => [
          String(organizationId),
          {
            organization: String(company_name),
            logo_url: typeof logo_url === 'string' ? logo_url : null,
            facility_photo: Organization.shape.photos.parse(photos)[0] ?? null,
          },
        ]),
    );
  };
  return {
    async find(jobIds) {
      const items = await getItems(table, [...new Set(jobIds)].map(jobKeys.job));
      const jobs = items.filter((item) => item !== undefined).map(readJob);
      const shown = jobs.filter(({ status }) => status !== 'draft');
      const names = await brands(shown.map(({ organizationId }) => organizationId));
      const nameless: Brand = { organization: '', logo_url: null, facility_photo: null };
      return {
        cards: new Map(
          shown.map((job) => [job.jobId, JobCard.parse({ ...job, ...(names.get(job.organizationId) ?? nameless) })]),
        ),
        existing: new Set(jobs.map(({ jobId }) => jobId)),
      };
    },
  };
};
