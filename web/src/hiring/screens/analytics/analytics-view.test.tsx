import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { funnelStages } from '@shared/hiring/rules/hiring-cohort';
import { openStages } from '@shared/core/model/vocabulary';
import type { Analytics } from '@shared/hiring/model/analytics';
import { paths } from '@shared/paths';
import { showTo } from '@/hiring/parts/offers/testing';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { AnalyticsView } from './analytics-view';

const few = { value: null, samples: 0 };
const nothing = { now: few, before: few };
const row = { jobs: 2, applications: 20, interviewed: 4, hires: 1, hireRate: { value: 5, samples: 20 } };

const analyticsOf = (changes: Partial<Analytics> = {}): Analytics => ({
  period: { from: '2026-08-26', to: '2026-11-23' },
  before: { from: '2026-05-28', to: '2026-08-25' },
  partial: false,
  applications: { now: 20, before: 16 },
  hires: { now: 1, before: 0 },
  hireRate: { now: { value: 5, samples: 20 }, before: { value: 6.5, samples: 16 } },
  jobsApplied: { now: 8, before: 4 },
  funnel: funnelStages.map((stage, index) => ({
    stage,
    reached: [20, 10, 4, 2, 1, 1][index]!,
    waiting: [3, 0, 0, 0, 0, 0][index]!,
    share: index === 0 ? null : index === 1 ? { value: 50, samples: 20 } : { value: null, samples: 4 },
  })),
  ended: { rejected: 9, withdrawn: 1 },
  stageDays: openStages.map((stage) => ({
    stage,
    median: stage === 'new' ? { value: 4, samples: 17 } : few,
    goal: stage === 'new' ? 2 : null,
  })),
  longWaits: 1,
  fill: { average: nothing, goal: null, spread: [{ from: 0, upTo: null, hires: 0 }] },
  offers: { acceptance: nothing, accepted: { now: 0, before: 0 } },
  spend: [{ currency: 'USD', cents: 120_000, beforeCents: 0, minutes: 600, weeks: 1 }],
  sources: [{ source: 'search', ...row }],
  specialties: [{ specialty: 'Surgery', ...row }],
  projects: [],
  team: [{ user_id: testUserId(4), first_name: 'Mia', last_name: 'Member', ...row, daysToFill: few }],
  choices: { jobs: [], specialties: ['Surgery'], projects: [], members: [] },
  ...changes,
});

const asked = () => server.calls('getAnalytics').map(({ query }) => query);
const server = answering({
  getEmployerJobs: () => employerJobsOf({ totals: { ...employerJobsOf().totals, totalJobs: 9, draftJobs: 1 } }),
  getEmployerAnalytics: () => ({
    figures: { recruitmentRate: few, averageDaysToFill: few, successRate: few, rating: null },
    team: [],
    bySpecialty: [],
    byProject: [],
    weeks: [],
  }),
  getAnalytics: () => analyticsOf(),
  getHiringGoals: () => ({ stageDays: { new: 2 }, fillDays: null, version: 3 }),
  saveHiringGoals: ({ body }) => ({ ...body.goals, version: 4 }),
  getAnalyticsReport: () => ({ frequency: 'never', nextAt: null }),
  setAnalyticsReport: ({ body }) => ({ frequency: body.frequency, nextAt: '2026-11-30T14:00:00.000Z' }),
});

beforeEach(() =>
  loadTexts('analytics', 'employer-dashboard', 'marketplace', 'labels/hiring', 'labels/jobs', 'search', 'common'),
);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('analytics', () => {
  it('lead to the first job instead of zeros', async () => {
    server.use({ getEmployerJobs: () => employerJobsOf() });
    await showTo('manager', <AnalyticsView />);
    const post = await screen.findByRole('link', { name: 'Post a Job' });
    expect(post.getAttribute('href')).toBe(paths.postJob);
    expect(screen.queryByText('From application to hire')).toBeNull();
  });

  it('show sample sizes, and say where there are too few', async () => {
    await showTo('manager', <AnalyticsView />);
    await screen.findByText('From application to hire');
    expect(screen.getByText('+25%')).toBeDefined();
    expect(screen.getByText('1 hire of 20 applications')).toBeDefined();
    expect(screen.getByText('-1.5 points')).toBeDefined();
    expect(region('From application to hire').getByText('50% of applied')).toBeDefined();
    expect(region('From application to hire').getAllByText('Too few to say').length).toBeGreaterThan(0);
    expect(region('Time in each stage').getByText(/New Application takes 2 days longer than your goal/)).toBeDefined();
    expect(region('Spend').getByText('$1,200')).toBeDefined();
  });

  it('have a table for every chart', async () => {
    await showTo('manager', <AnalyticsView />);
    await screen.findByText('From application to hire');
    for (const name of ['From application to hire', 'Time in each stage']) {
      fireEvent.click(region(name).getByRole('button', { name: 'Show as Table' }));
      expect(region(name).getByRole('table', { name })).toBeDefined();
    }
  });

  it('load another period as soon as it is chosen', async () => {
    await showTo('manager', <AnalyticsView />);
    await screen.findByText('From application to hire');
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'year' } });
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]?.from).toMatch(/-01-01$/);
  });

  it('are of the project in the address, and exported with the same filter', async () => {
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    server.use({
      getAnalytics: () =>
        analyticsOf({ choices: { jobs: [], specialties: [], projects: ['North wing'], members: [] } }),
      exportAnalytics: () => ({ fileName: 'Hiring analytics.csv', contentType: 'text/csv', content: 'Stage' }),
    });
    await showTo('manager', <AnalyticsView />, { at: '/?project=North+wing' });
    await screen.findByText('From application to hire');
    expect(asked()).toMatchObject([{ project: 'North wing' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect(download.mock.contexts[0]).toMatchObject({ download: 'Hiring analytics.csv' });
    expect(server.calls('exportAnalytics')).toMatchObject([{ query: { project: 'North wing', format: 'csv' } }]);
    download.mockRestore();
  });

  it('keep typed goals when someone else saved first', async () => {
    await showTo('manager', <AnalyticsView />);
    await screen.findByText('From application to hire');
    server.use({ saveHiringGoals: refuse('STALE_VERSION') });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Goals' }));
    const field = await screen.findByRole('spinbutton', { name: 'Shortlisted' });
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Goals' }));
    await screen.findByText(/Someone else changed the goals/);
    expect(server.calls('saveHiringGoals')[0]?.body).toEqual({
      goals: { stageDays: { new: 2, shortlisted: 3 }, fillDays: null },
      version: 3,
    });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Shortlisted' }).value).toBe('3');
  });

  it('are sent by email on request', async () => {
    await showTo('manager', <AnalyticsView />);
    const field = await screen.findByRole('combobox', { name: 'Send it' });
    fireEvent.change(field, { target: { value: 'weekly' } });
    await screen.findByText(/^Next: Nov 30, 2026/);
  });

  it('show members only their own contribution', async () => {
    const summary = employerJobsOf();
    server.use({
      getEmployerJobs: () => ({ ...summary, employerProfile: { ...summary.employerProfile, can_manage_team: false } }),
    });
    await showTo('member', <AnalyticsView />);
    await screen.findByText('My contribution');
    expect(asked()).toEqual([]);
  });
});
