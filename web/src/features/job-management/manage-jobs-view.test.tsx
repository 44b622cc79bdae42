import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/api/accounts.routes';
import type { ListedJob } from '@shared/model/job';
import { paths } from '@shared/paths';
import { listedJobOf } from '@/entities/jobs/testing';
import { employerJobsOf } from '@/entities/organization/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { filtersSet, isFiltered, queryOf, withFilters } from './list-address';
import { ManageJobsView } from './manage-jobs-view';

let jobs: ListedJob[] = [];
answering({
  getEmployerJobs: () => employerJobsOf(),
  listManagedJobs: () => ({ items: jobs, nextCursor: null }),
});

const membership = {
  organizationId: testId('org'),
  organization: 'Mercy General',
  role: 'manager',
  can_manage_team: true,
} as Me['membership'];
const session = sessionOf({ userType: 'employer', membership } as Me);

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const show = async (address: string = paths.manageJobs) => {
  window.history.replaceState(null, '', address);
  await act(async () =>
    render(
      <FixedSession session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <BrowserRouter>
            <ManageJobsView />
            <Address />
          </BrowserRouter>
        </QueryClientProvider>
      </FixedSession>,
    ),
  );
};

beforeEach(async () => {
  window.matchMedia = vi.fn(
    () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList,
  );
  await loadTexts(
    'managing',
    'marketplace',
    'labels/hiring',
    'labels/jobs',
    'labels/professions',
    'labels/units',
    'notices',
  );
  jobs = [];
});

describe('the list of jobs', () => {
  it('shows a job on one line, with its applications by stage', async () => {
    jobs = [
      listedJobOf({
        title: 'RN, ICU, Nights',
        department: 'Critical Care',
        applicationCount: 31,
        stages: { new: 4, hired: 1 },
        numberOfOpenings: 3,
        filledOpenings: 1,
        applicationDeadlineOn: '2099-12-04',
      }),
    ];
    await show();
    const row = within(await screen.findByRole('row', { name: /RN, ICU, Nights/ }));
    expect(row.getByRole('link', { name: /31 applications for RN, ICU, Nights/ })).toBeTruthy();
    expect(row.getAllByText('4 new').length).toBeGreaterThan(0);
    expect(row.getByText('1 of 3')).toBeTruthy();
    expect(row.getByText('Dec 4')).toBeTruthy();
    expect(row.getByText('Robin Recruiter')).toBeTruthy();
  });

  it('says the pay in short', async () => {
    const pays: [string, Partial<ListedJob>][] = [
      ['$275K–$305K/yr', { rate: 'year', salaryMinCents: 275_000_00, salaryMaxCents: 305_000_00 }],
      ['$2,480/wk', { rate: 'week', salaryMinCents: 2_480_00, salaryMaxCents: 2_480_00 }],
      ['$68.50+/hr', { rate: 'hour', salaryMinCents: 68_50, salaryMaxCents: null }],
      ['Salary not specified', { salaryMinCents: null, salaryMaxCents: null }],
    ];
    jobs = pays.map(([, changes], index) => listedJobOf({ jobId: testId('job', index), payBy: 'range', ...changes }));
    await show();
    for (const [text] of pays) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('keeps its filters in the address', async () => {
    await show(`${paths.manageJobs}?q=nurse&sort=title`);
    fireEvent.click(await screen.findByRole('button', { name: /^Paused/ }));
    fireEvent.change(screen.getByLabelText('Job type'), { target: { value: 'locum' } });
    fireEvent.click(screen.getByRole('button', { name: /^Posted by me/ }));
    const search = new URLSearchParams(screen.getByTestId('address').textContent);
    expect(Object.fromEntries(search)).toEqual({
      q: 'nurse',
      status: 'paused',
      type: 'locum',
      mine: 'true',
      sort: 'title',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByText('?sort=title')).toBeTruthy();
  });
});

describe('an address', () => {
  it('is read back as it was written, without values that are not known', () => {
    const filters = { q: 'nurse', status: 'draft', jobType: 'locum', location: 'Austin', mine: 'true' } as const;
    expect(queryOf(withFilters(filters))).toEqual(filters);
    expect(queryOf(new URLSearchParams('status=x&type=y&specialty=z&sort=w&mine=no'))).toEqual({});
    expect([filtersSet(filters), isFiltered(filters), isFiltered({ sort: 'title' })]).toEqual([2, true, false]);
  });
});
