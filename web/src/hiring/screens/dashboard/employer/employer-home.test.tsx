import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmployerQueue } from '@shared/hiring/model/work-queue';
import { paths, pathTo } from '@shared/paths';
import type { EmployerSummary } from '@/organizations/parts/organization/employer-queries';
import { employerJobsOf, teamMemberOf } from '@/organizations/parts/organization/testing';
import { managedJobOf } from '@/hiring/parts/jobs/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, unanswered } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { EmployerHome } from './employer-home';

const none = { value: null, samples: 0 };
const queue: EmployerQueue = {
  today: [],
  later: [],
  interviews: [],
  counts: { newApplications: 0, weeks: 0, interviews: 0 },
  coverage: { late: 0, open: 0, isUrgent: false, boards: [] },
};
answering({
  getEmployerQueue: () => queue,
  getEmployerAnalytics: () => ({
    figures: { recruitmentRate: none, averageDaysToFill: none, successRate: none, rating: null },
    team: [],
    bySpecialty: [],
    byProject: [],
    weeks: [],
  }),
  listManagedJobs: unanswered,
  listSavedProfessionalIds: unanswered,
});

const job = managedJobOf({ jobId: testId('job', 7), title: 'Night physician', applicationCount: 1, status: 'active' });
const { employerProfile, totals } = employerJobsOf();
const summaryOf = (role: 'admin' | 'member', jobs: EmployerSummary['jobs']): EmployerSummary =>
  employerJobsOf({
    jobs,
    teamMembers: [teamMemberOf()],
    employerProfile: { ...employerProfile, role, can_manage_team: role === 'admin' },
    totals: {
      ...totals,
      activeJobs: jobs.length,
      totalJobs: jobs.length,
      totalApplications: jobs.length,
      postedByMe: 2,
    },
  });
const show = (role: 'admin' | 'member', jobs: EmployerSummary['jobs']) =>
  showTo(memberOf(role), <EmployerHome firstName="Mia" summary={summaryOf(role, jobs)} />);

beforeEach(() => loadTexts('home', 'employer-dashboard', 'labels/jobs', 'labels/hiring', 'common'));

describe('the start page of an employer', () => {
  it('greets, and shows metrics and jobs with links', async () => {
    await show('admin', [job]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
      /^Good (morning|afternoon|evening), Mia$/,
    );
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(glance.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1Active jobs',
      '1Total applications',
      '1Team members',
      '2Jobs posted by me',
    ]);
    const row = within(within(screen.getByRole('table', { name: 'Latest jobs' })).getByRole('row', { name: /Night/ }));
    expect(row.getByText('Active')).toBeTruthy();
    expect(row.getByRole('link', { name: '1 application for Night physician' }).getAttribute('href')).toBe(
      pathTo(paths.jobApplications, { jobId: job.jobId }),
    );
    expect(screen.getByRole('link', { name: /Setup guide/ })).toBeTruthy();
  });

  it('starts with the set-up steps while there is no job', async () => {
    await show('admin', []);
    expect(await screen.findByText(/of 6 steps done/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows members neither set-up nor team', async () => {
    await show('member', [job]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Setup guide|Team members/ })).toBeNull();
    expect(screen.queryByText(/steps done/)).toBeNull();
  });
});
