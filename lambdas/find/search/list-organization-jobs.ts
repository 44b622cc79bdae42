import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { JobCard } from '@shared/hiring/model/job';
import type { Page } from '../../platform/table/page';
import type { Deps } from './ports';
import { searchCursor } from './search-cursor';

type Query = { organizationId: string; cursor?: string | undefined };

/** Late date in the form that search cards use. */
const lateIn = (late: ReadonlyMap<string, string>, jobId: string): Pick<JobCard, 'answersLateFrom'> => {
  const answersLateFrom = late.get(jobId);
  return answersLateFrom === undefined ? {} : { answersLateFrom };
};

/** Lists active jobs, newest first. The index may lag, so the table decides which jobs are active. */
export const listOrganizationJobs = async (
  deps: Pick<Deps, 'search' | 'postings' | 'organizations' | 'late' | 'cursors'>,
  { organizationId, cursor }: Query,
): Promise<Page<JobCard>> => {
  const company = await deps.organizations.get(organizationId);
  if (!company || company.hidden) throw new AppError('NOT_FOUND');
  const cursors = searchCursor(deps.cursors, 'listOrganizationJobs', { organizationId });
  const { jobIds, next } = await deps.search.managed({
    organizationId,
    responsible: null,
    poster: null,
    q: '',
    status: 'active',
    jobType: null,
    specialty: null,
    location: '',
    sort: 'newest',
    after: await cursors.read(cursor),
    limit: limits.organizationJobs,
  });
  const [postings, late] = await Promise.all([deps.postings.find(jobIds), deps.late(organizationId)]);
  const items = postings.flatMap(({ status, ...job }) =>
    status === 'active' && job.organizationId === organizationId
      ? [
          {
            ...job,
            status,
            organization: company.company_name,
            logo_url: company.logo_url,
            facility_photo: company.photos[0] ?? null,
            verified: company.verified,
            ...lateIn(late, job.jobId),
          },
        ]
      : [],
  );
  return { items, nextCursor: await cursors.write(next) };
};
