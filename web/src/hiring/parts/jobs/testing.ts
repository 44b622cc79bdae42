import type { ListedJob, ManagedJob, PublicJob } from '@shared/hiring/model/job';
import { emptyJobCard } from '@shared/hiring/model/job.fixture';
import type { JobHit, JobSearchResult, MatchedJobSearchResult } from '@shared/find/model/job-search';
import { testId, testUserId } from '@/lib/testing/ids';
import { emptyDraft } from './job-draft';

export const managedJobOf = (changes: Partial<ManagedJob> = {}): ManagedJob => ({
  ...emptyDraft,
  jobId: testId('job'),
  organizationId: testId('org'),
  organization: 'Mercy General',
  language: null,
  title: 'ICU Nurse',
  location: 'Austin, TX',
  status: 'active',
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  publishedAt: '2026-10-01T10:00:00.000Z',
  statusChange: null,
  version: 1,
  postedBy: testUserId(3),
  posted_by_profile: { first_name: 'Robin', last_name: 'Recruiter', photo_url: null },
  assignedTo: null,
  assigned_to_profile: null,
  applicationCount: 0,
  filledOpenings: 0,
  ...changes,
});

export const listedJobOf = ({ stages = {}, ...changes }: Partial<ListedJob> = {}): ListedJob => ({
  ...managedJobOf(changes),
  stages,
});

export const jobHitOf = (title: string, changes: Partial<JobHit> = {}): JobHit => ({
  ...emptyJobCard,
  jobId: testId('job'),
  title,
  organizationId: testId('org'),
  organization: 'Mercy',
  logo_url: null,
  facility_photo: null,
  department: 'Cardiology',
  specialty: 'Cardiology',
  professions: ['physician'],
  location: 'Austin, TX',
  rate: 'hour',
  salaryMinCents: 90_00,
  urgentHiring: true,
  status: 'active',
  publishedAt: new Date().toISOString(),
  highlights: { title: [{ text: title, match: true }], organization: null, specialty: null, description: null },
  miles: null,
  ...changes,
});

export const jobSearchResultOf = (items: JobHit[], changes: Partial<JobSearchResult> = {}): JobSearchResult => ({
  items,
  total: items.length,
  nextCursor: null,
  understood: null,
  relaxed: [],
  facets: {
    profession: [{ value: 'physician', count: 3 }],
    unit: [],
    hiring: [{ value: 'locum', count: 2 }],
    shift: [],
    jobType: [{ value: 'locum', count: 2 }],
    specialty: [{ value: 'Cardiology', count: 3 }],
    location: [{ value: 'Austin, TX', count: 3 }],
    remote: 0,
    urgent: 1,
    verified: 0,
    postedWithin: [{ value: 7, count: 3 }],
  },
  ...changes,
});

export const matchedResultOf = (items: JobHit[]): MatchedJobSearchResult => ({
  ...jobSearchResultOf([]),
  ...{ items: items.map((job) => ({ ...job, match: null })), total: items.length, possible: true, isTotalExact: true },
});

export const publicJobOf = (changes: Partial<PublicJob> = {}): PublicJob => ({
  ...emptyDraft,
  verified: null,
  jobId: testId('job'),
  organizationId: testId('org'),
  organization: 'Mercy General',
  language: null,
  organizationRating: null,
  answers: null,
  logo_url: null,
  facility_photo: null,
  title: 'ICU Nurse',
  location: 'Austin, TX',
  description: 'Care.',
  requirements: 'License.',
  status: 'active',
  publishedAt: '2026-10-01T10:00:00.000Z',
  filledOpenings: 0,
  ...changes,
});
