import { Organization, type TeamMember } from '@shared/organizations/model/organization';
import type { ApiResult } from '@/lib/api/api';
import { testId, testUserId } from '@/lib/testing/ids';

const at = '2026-10-01T10:00:00.000Z';

export const teamMemberOf = (changes: Partial<TeamMember> = {}): TeamMember => ({
  user_id: testUserId(4),
  role: 'member',
  department: '',
  profile: { first_name: 'Mia', last_name: 'Member', email: 'mia@example.com', photo_url: null },
  status: 'active',
  joinedAt: at,
  lastActiveAt: null,
  ...changes,
});

const none = { value: null, samples: 0 };

export const employerJobsOf = (changes: Partial<ApiResult<'getEmployerJobs'>> = {}): ApiResult<'getEmployerJobs'> => ({
  jobs: [],
  teamMembers: [],
  employerProfile: {
    user_id: testUserId(3),
    organization: 'Mercy General',
    role: 'manager',
    can_manage_team: true,
    company: Organization.parse({
      organizationId: testId('org'),
      company_name: 'Mercy General',
      industry: null,
      company_size: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
  },
  totals: {
    activeJobs: 0,
    draftJobs: 0,
    closedJobs: 0,
    totalJobs: 0,
    totalApplications: 0,
    activeApplications: 0,
    hires: 0,
    postedByMe: 0,
  },
  figures: { recruitmentRate: none, averageDaysToFill: none, successRate: none, rating: null },
  contribution: {
    activeJobs: 0,
    totalJobs: 0,
    closedJobs: 0,
    applications: 0,
    hires: 0,
    successRate: none,
    averageDaysToFill: none,
  },
  ...changes,
});
