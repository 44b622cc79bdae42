import { emptyJob } from '@shared/hiring/model/job.fixture';
import { jobIdOf, organizationIdOf, userIdOf } from '../../../test/support/hiring/job-documents';
import type { JobItem } from '../../store/hiring/jobs/job-item';

/** An active job for emergency nurses in Boston. */
export const posting = (differing: Partial<JobItem> = {}): JobItem =>
  ({
    ...emptyJob,
    professions: ['rn'],
    unit: 'ed',
    location: 'Boston, MA',
    jobId: jobIdOf(1),
    organizationId: organizationIdOf(1),
    postedBy: userIdOf(1),
    assignedTo: null,
    status: 'active',
    ...differing,
  }) as JobItem;
