import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import type { StoredProfile } from '@shared/people/model/professional';
import { earliestToday } from '../../platform/clock';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { isListed } from '../../store/people/profiles/professional-view';

export const isJobForSearch = (job: JobItem, now: Date): boolean => acceptsApplications(job, earliestToday(now));

/** Returns whether search engines may index the page, which needs content of its own. */
export const isOrganizationForSearch = (
  { company_description: text }: RatedOrganization,
  activeJobs: number,
): boolean => activeJobs > 0 || text !== '';

/** Returns whether the person allows indexing and visitors can see who they are. */
export const isProfileForSearch = (profile: StoredProfile): boolean =>
  profile.privacy.allowSearchEngineIndexing && profile.privacy.visibility === 'public' && isListed(profile);
