import { JobDraft } from '@shared/hiring/model/job';
import { JobItem } from './job-item';

export const publishedJob = (fields: Partial<JobItem> = {}): JobItem =>
  JobItem.parse({
    ...JobDraft.parse({ department: null, specialty: 'Cardiology' }),
    title: 'Ward physician',
    location: 'Boston, MA',
    requirements: 'Board certified.',
    salaryMinCents: 200_000_00,
    salaryMaxCents: 250_000_00,
    jobId: `job_${'0'.repeat(26)}`,
    organizationId: `org_${'0'.repeat(26)}`,
    status: 'active',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    publishedAt: '2026-11-02T08:00:00.000Z',
    statusChange: null,
    version: 1,
    postedBy: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10',
    assignedTo: null,
    applicationCount: 0,
    ...fields,
  });
