import { expect, it } from 'vitest';
import { listOrganizationJobs } from './list-organization-jobs';

const deps = (late: ReadonlyMap<string, string>) =>
  ({
    organizations: {
      get: async () => ({ company_name: 'Lakeshore Health', logo_url: null, photos: [], verified: null }),
    },
    search: { managed: async () => ({ jobIds: ['job_1', 'job_2', 'job_3'], next: null }) },
    postings: {
      find: async () => [
        { jobId: 'job_1', organizationId: 'org_1', status: 'active' },
        { jobId: 'job_2', organizationId: 'org_1', status: 'active' },
        { jobId: 'job_3', organizationId: 'org_1', status: 'closed' },
      ],
    },
    late: async () => late,
    cursors: { decode: async () => ({}), encode: async () => '' },
  }) as unknown as Parameters<typeof listOrganizationJobs>[0];

it('says from which day a job’s answers are late, and leaves out closed jobs', async () => {
  const late = new Map([
    ['job_2', '2026-11-24'],
    ['job_3', '2026-11-20'],
  ]);
  const { items } = await listOrganizationJobs(deps(late), { organizationId: 'org_1' });
  expect(items.map((job) => [job.jobId, job.answersLateFrom])).toEqual([
    ['job_1', undefined],
    ['job_2', '2026-11-24'],
  ]);
  expect(items.map((job) => 'answersLateFrom' in job)).toEqual([false, true]);
});
