import { JobCard } from '@shared/hiring/model/job';
import { Organization } from '@shared/organizations/model/organization';
import { jobKeys } from './keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { hiddenMark } from '../../trust/reports/hidden';
import { isPublished, readJob } from './job-item';
import { getItems, type Table } from '../../../platform/table/table';

type Brand = Pick<JobCard, 'organization' | 'logo_url' | 'facility_photo' | 'verified'> & { hidden?: true };

export type JobCards = {
  /** Makes two batch reads. Drafts and hidden jobs are omitted; IDs not in `existing` were deleted. */
  find(jobIds: readonly string[]): Promise<{ cards: Map<string, JobCard>; existing: ReadonlySet<string> }>;
};

export const createJobCards = (table: Table): JobCards => {
  const brands = async (organizationIds: readonly string[]): Promise<Map<string, Brand>> => {
    const items = await getItems(table, [...new Set(organizationIds)].map(organizationKeys.organization));
    return new Map(
      items
        .filter((item) => item !== undefined)
        .map((item) => [
          String(item['organizationId']),
          {
            organization: String(item['company_name']),
            logo_url: typeof item['logo_url'] === 'string' ? item['logo_url'] : null,
            facility_photo: Organization.shape.photos.parse(item['photos'])[0] ?? null,
            verified: Organization.shape.verified.parse(item['verified']),
            ...hiddenMark(item),
          },
        ]),
    );
  };
  return {
    async find(jobIds) {
      const items = await getItems(table, [...new Set(jobIds)].map(jobKeys.job));
      const jobs = items.filter((item) => item !== undefined).map(readJob);
      const shown = jobs.filter(isPublished);
      const names = await brands(shown.map(({ organizationId }) => organizationId));
      const nameless: Brand = { organization: '', logo_url: null, facility_photo: null, verified: null };
      return {
        cards: new Map(
          shown.flatMap((job) => {
            const { hidden, ...brand } = names.get(job.organizationId) ?? nameless;
            return hidden ? [] : [[job.jobId, JobCard.parse({ ...job, ...brand })]];
          }),
        ),
        existing: new Set(jobs.map(({ jobId }) => jobId)),
      };
    },
  };
};
