import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ListedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { errorTexts } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { listedJobOf } from '@/hiring/parts/jobs/testing';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { filtersSet, isFiltered, queryOf, withFilters } from './list-address';
import { ManageJobsView } from './manage-jobs-view';

let jobs: ListedJob[] = [];
const server = answering({
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
const member = sessionOf({
  userType: 'employer',
  membership: { ...membership, role: 'member', can_manage_team: false },
} as Me);

const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      <output data-testid="path">{pathname}</output>
    </>
  );
};

const show = async (address: string = paths.manageJobs, who = session) => {
  window.history.replaceState(null, '', address);
  await act(async () =>
    render(
      <FixedSession session={who}>
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

  it('shows the pay in short form', async () => {
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

describe('several jobs', () => {
  const [first, second, draft] = (
    [
      ['First ward', 'active'],
      ['Second ward', 'active'],
      ['Unfinished ward', 'draft'],
    ] as const
  ).map(([title, status], index) => listedJobOf({ jobId: testId('job', index + 1), title, status })) as [
    ListedJob,
    ListedJob,
    ListedJob,
  ];
  const rowOf = ({ title }: ListedJob) => screen.getByRole('row', { name: new RegExp(title) });
  const tick = ({ title }: ListedJob) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });
  const bulk = () => within(screen.getByRole('group', { name: 'Selected jobs' }));
  const lastToast = () => toastStore.get().at(-1);
  const moved = (job: ListedJob, status: 'active' | 'paused', version: number) => ({
    jobId: job.jobId,
    job: { ...job, status, version },
    error: null,
  });
  const refused = ({ jobId }: ListedJob, code: 'ILLEGAL_TRANSITION' | 'JOB_HAS_APPLICATIONS') => ({
    jobId,
    job: null,
    error: { code, message: errorTexts[code] },
  });

  beforeEach(() => {
    jobs = [first, second, draft];
  });

  it('are paused in one request, each with its result, and undone', async () => {
    server.use({
      changeJobs: () => ({
        results: [moved(first, 'paused', 2), moved(second, 'paused', 2), refused(draft, 'ILLEGAL_TRANSITION')],
      }),
      undoStatusChanges: () => ({ results: [moved(first, 'active', 3), moved(second, 'active', 3)] }),
    });
    await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 on this page' }));
    expect(bulk().getByText('3 selected')).toBeTruthy();
    const pause = bulk().getByRole('button', { name: 'Pause' });
    fireEvent.click(pause);
    fireEvent.click(pause);
    expect((await screen.findByRole('alert')).textContent).toContain("2 paused, 1 couldn't be paused:Unfinished ward");
    expect(server.calls('changeJobs')).toEqual([
      { body: { action: 'pause', jobIds: [first.jobId, second.jobId, draft.jobId] } },
    ]);
    expect(rowOf(first).textContent).toContain('Paused');
    expect(rowOf(draft).textContent).toContain(errorTexts.ILLEGAL_TRANSITION);
    // Failed jobs stay selected.
    expect([tick(first).checked, tick(draft).checked]).toEqual([false, true]);

    expect(lastToast()?.text).toBe('2 jobs paused');
    await act(() => lastToast()?.action?.onSelect());
    await waitFor(() => expect(lastToast()?.text).toBe('2 changes undone'));
    expect(server.calls('undoStatusChanges')).toEqual([
      {
        body: {
          changes: [
            { jobId: first.jobId, version: 2 },
            { jobId: second.jobId, version: 2 },
          ],
        },
      },
    ]);
    expect(rowOf(first).textContent).toContain('Active');
    expect(server.calls('listManagedJobs')).toHaveLength(1);
  });

  it('are deleted after a confirmation, except those with applications', async () => {
    server.use({
      changeJobs: () => ({
        results: [refused(first, 'JOB_HAS_APPLICATIONS'), { jobId: draft.jobId, job: null, error: null }],
      }),
    });
    await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select First ward' }));
    fireEvent.click(tick(draft));
    fireEvent.click(bulk().getByRole('button', { name: 'Delete' }));
    const question = () => screen.findByRole('dialog', { name: 'Delete 2 jobs?' });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(server.calls('changeJobs')).toEqual([]);
    fireEvent.click(bulk().getByRole('button', { name: 'Delete' }));
    fireEvent.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain("1 deleted, 1 couldn't be deleted:");
    expect(lastToast()?.text).toBe('1 job deleted');
    expect(rowOf(first).textContent).toContain(errorTexts.JOB_HAS_APPLICATIONS);
    expect(screen.queryByRole('row', { name: /Unfinished ward/ })).toBeNull();
  });

  it('are selected as a range with Shift', async () => {
    await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select First ward' }));
    fireEvent.click(tick(draft), { shiftKey: true });
    expect(bulk().getByText('3 selected')).toBeTruthy();
  });
});

describe('one job', () => {
  const choose = async (title: string, action: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('is closed after a confirmation, with an undo in the message', async () => {
    jobs = [listedJobOf({ title: 'Closed too early' })];
    server.use({
      changeJobStatus: ({ body }) => listedJobOf({ title: 'Closed too early', status: body.status, version: 2 }),
      undoStatusChanges: () => ({
        results: [{ jobId: testId('job'), job: listedJobOf({ title: 'Closed too early', version: 3 }), error: null }],
      }),
    });
    await show();
    const row = () => screen.getByRole('row', { name: /Closed too early/ }).textContent;
    await choose('Closed too early', 'Close Job');
    expect(server.calls('changeJobStatus')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close Job' }));
    await waitFor(() => expect(row()).toContain('Closed'));
    await act(() => toastStore.get().at(-1)?.action?.onSelect());
    await waitFor(() => expect(row()).toContain('Active'));
    expect(server.calls('undoStatusChanges')).toEqual([{ body: { changes: [{ jobId: testId('job'), version: 2 }] } }]);
  });

  it('that is incomplete is completed in its form before it is published', async () => {
    jobs = [listedJobOf({ title: 'Unfinished', status: 'draft' })];
    const fields = { description: 'required' } as const;
    server.use({
      changeJobStatus: refuse('INVALID_REQUEST', undefined, { fields }),
      getManagedJob: () => jobs[0]!,
    });
    await show();
    await choose('Unfinished', 'Publish');
    await waitFor(() =>
      expect(screen.getByTestId('path').textContent).toBe(pathTo(paths.editJob, { jobId: testId('job') })),
    );
  });

  it('is copied once, into a form', async () => {
    jobs = [listedJobOf({ title: 'Original' })];
    const copy = testId('job', 2);
    server.use({ duplicateJob: () => listedJobOf({ jobId: copy, status: 'draft' }) });
    await show();
    await choose('Original', 'Duplicate');
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(pathTo(paths.editJob, { jobId: copy })));
    expect(server.calls('duplicateJob')).toHaveLength(1);
  });
});

describe('the page', () => {
  it('leads an employer without jobs to the first one', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy();
    expect(screen.getByText('Get started by posting your first job')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post Your First Job' }).getAttribute('href')).toBe(paths.postJob);
  });

  it('says when no job matches the filters', async () => {
    await show(`${paths.manageJobs}?status=closed`);
    expect(await screen.findByText('Try adjusting your filters to find more jobs')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Post Your First Job' })).toBeNull();
  });

  it('shows members their own jobs, without team controls', async () => {
    jobs = [listedJobOf({ title: 'Assigned' })];
    await show(paths.manageJobs, member);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('My Job Postings');
    expect(screen.getByText('Viewing as: Team Member at Mercy General')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Assigned' }));
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /Assign|Delete/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows leads the team’s jobs', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Team Job Postings');
  });

  it('is paged by cursors in the address, with a way back', async () => {
    const next = 'a'.repeat(40);
    server.use({
      listManagedJobs: ({ query }) =>
        query.cursor === next
          ? { items: [listedJobOf({ title: 'Ward 27', jobId: testId('job', 27) })], nextCursor: null }
          : { items: [listedJobOf({ title: 'Ward 1' })], nextCursor: next },
    });
    await show();
    await screen.findByRole('row', { name: /Ward 1/ });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('row', { name: /Ward 27/ });
    expect(screen.getByText('Page 2')).toBeTruthy();
    const address = screen.getByTestId('address').textContent;
    expect(address).toBe(`?cursor=${next}`);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('row', { name: /Ward 1/ });
    expect(screen.getByText('Page 1')).toBeTruthy();

    // A shared address doesn't include the pages before it.
    cleanup();
    await show(paths.manageJobs + address);
    await screen.findByRole('row', { name: /Ward 27/ });
    expect(screen.queryByText(/^Page \d/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'First page' }));
    await screen.findByRole('row', { name: /Ward 1/ });
  });

  it('focuses the search with a key, and keeps its text in the address', async () => {
    await show();
    const box = screen.getByLabelText('Search by title or department');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'night' } });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?q=night'));
    expect(server.calls('listManagedJobs').at(-1)).toEqual({ query: expect.objectContaining({ q: 'night' }) });
  });
});

describe('an address', () => {
  it('survives a round trip, without unknown values', () => {
    const filters = { q: 'nurse', status: 'draft', jobType: 'locum', location: 'Austin', mine: 'true' } as const;
    expect(queryOf(withFilters(filters))).toEqual(filters);
    expect(queryOf(new URLSearchParams('status=x&type=y&specialty=z&sort=w&mine=no'))).toEqual({});
    expect([filtersSet(filters), isFiltered(filters), isFiltered({ sort: 'title' })]).toEqual([2, true, false]);
  });
});
