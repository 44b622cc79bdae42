import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { JobSearchResult, MatchedJobSearchResult } from '@shared/find/model/job-search';
import { jobHitOf, jobSearchResultOf } from '@/hiring/parts/jobs/testing';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { WorkspacePage } from '@/components/ui/workspace-page';
import { matchCatalogs } from '@/hiring/parts/applications/match-texts';
import { filterCatalogs } from '@/hiring/parts/jobs/labels/search-labels';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { FixedSession, type Session } from '@/lib/auth/session';

const [{ JobsView }, { chooseJobScope }] = await Promise.all([
  import('./jobs-view'),
  import('./job-scope'),
  import('./found'),
  import('./filters/filter-panel'),
  import('./filters/active-chips'),
  import('./filters/chip-menus'),
  import('./filters/place-field'),
  import('./filters/sort-select'),
  import('./reading-notes'),
  import('./ask-profession'),
  import('./job-suggestions'),
  import('./match-note'),
  import('./filters/scope-switch'),
  import('./nothing-possible'),
  import('./workspace-jobs'),
  import('@/hiring/parts/jobs/job-menu'),
  import('@/components/search/filter-sheet'),
]);

const result = (titles: string[], nextCursor: string | null = null): JobSearchResult =>
  jobSearchResultOf(
    titles.map((title, index) => jobHitOf(title, { jobId: testId('job', index + 1) })),
    { nextCursor },
  );
const server = answering({ searchJobs: () => result(['Night physician']) });

const visitor = sessionOf(null);

const SearchLocation = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};
const place = () => screen.getByTestId('place').textContent;

const pageAt = (at: string, session: Session = visitor, isInWorkspace = false) => (
  <FixedSession session={session}>
    <MemoryRouter initialEntries={['/', at]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageFrameContext value={isInWorkspace ? { Page: WorkspacePage, start: null, end: null } : null}>
          <Suspense>
            <JobsView alertFor={() => null} paneFor={(jobId) => <p data-testid="pane">{jobId}</p>} />
          </Suspense>
        </PageFrameContext>
      </QueryClientProvider>
      <SearchLocation />
    </MemoryRouter>
  </FixedSession>
);

const show = (at: string) => act(() => Promise.resolve(render(pageAt(at))));

const asked = () => server.calls('searchJobs').at(-1)?.query;
const onWideScreen = (query: string) => ({
  matches: !query.includes('max-width'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

beforeEach(async () => {
  window.matchMedia = vi.fn((query) => onWideScreen(query) as unknown as MediaQueryList);
  await loadTexts(
    'job-search',
    'job-matches',
    'suggestions',
    'match',
    'marketplace',
    'search',
    ...filterCatalogs,
    ...matchCatalogs,
  );
});

describe('the search page', () => {
  it('requests what its address says and shows the results', async () => {
    await show('/jobs?q=physician&specialty=critical-care&payMin=90&payUnit=hour&sort=newest');
    expect(await screen.findByRole('heading', { name: '1 job' })).toBeDefined();
    expect(asked()).toEqual({
      q: 'physician',
      specialty: 'Critical Care',
      payMin: '90',
      payUnit: 'hour',
      sort: 'newest',
    });
    expect((await screen.findByText('Night physician')).tagName).toBe('MARK');
    expect(screen.getByText('$90+ per hour')).toBeDefined();
  });

  it('searches when typing stops, replacing the history entry', async () => {
    await show('/jobs');
    const box = await screen.findByRole('combobox', { name: 'Search jobs' });
    await screen.findByText('Night physician');
    fireEvent.change(box, { target: { value: 'icu' } });
    expect(place()).toBe('/jobs');
    await waitFor(() => expect(place()).toBe('/jobs?q=icu'));
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('searches at once on Enter, and never for blank text', async () => {
    await show('/jobs');
    const box = await screen.findByRole('combobox', { name: 'Search jobs' });
    fireEvent.change(box, { target: { value: '  ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(place()).toBe('/jobs');
    fireEvent.change(box, { target: { value: ' icu ' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(place()).toBe('/jobs?q=icu'));
    expect((box as HTMLInputElement).value).toBe(' icu ');
  });

  it('adds a history entry for a choice, and goes back to before it', async () => {
    await show('/jobs?q=icu');
    fireEvent.click(await screen.findByRole('button', { name: 'Job type' }));
    const locum = await screen.findByRole('checkbox', { name: /Locum Tenens/ });
    fireEvent.click(locum);
    expect((locum as HTMLInputElement).checked).toBe(true);
    await waitFor(() => expect(place()).toBe('/jobs?q=icu&jobType=locum'));
    expect(await screen.findByRole('button', { name: 'Remove filter: Locum Tenens' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    await waitFor(() => expect(place()).toBe('/jobs?q=icu'));
    await waitFor(() => expect((locum as HTMLInputElement).checked).toBe(false));
  });

  it('keeps the jobs visible while the next page loads, and finds the way back', async () => {
    server.use({ searchJobs: () => result(['First'], 'c2') });
    await show('/jobs?remote=true');
    await screen.findByText('First');
    const answer = Promise.withResolvers<JobSearchResult>();
    server.use({ searchJobs: () => answer.promise });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toBe('/jobs?remote=true&cursor=c2&page=2'));
    expect(screen.getByText('First')).toBeDefined();
    await act(async () => answer.resolve(result(['Second'])));
    expect(await screen.findByText('Second')).toBeDefined();
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(place()).toBe('/jobs?remote=true'));
  });

  const rnInAustin = { profession: 'rn', city: 'Austin, TX', q: 'harbor' };
  const read = (changes: Partial<JobSearchResult> = {}) => ({
    searchJobs: () => ({
      ...result(['Night nurse']),
      understood: { search: rnInAustin, alternatives: [], didYouMean: null, unknownZip: null },
      ...changes,
    }),
  });

  it('shows how the text was read, and turns it into filters once one is removed', async () => {
    server.use(read());
    await show('/jobs?q=RN harbor Austin');
    const remove = await screen.findByRole('button', {
      name: 'Remove filter: Within 50 miles of Austin, TX',
    });
    expect(await screen.findByRole('button', { name: 'Remove filter: Registered nurse (RN)' })).toBeDefined();
    fireEvent.click(remove);
    await waitFor(() => expect(place()).toBe('/jobs?q=harbor&profession=rn'));
  });

  it('offers the other reading of a word, and the literal words', async () => {
    const alternative = { text: 'PA', kind: 'state' as const, value: 'PA', search: { state: 'PA' } };
    const understood = {
      search: { profession: 'pa' },
      alternatives: [alternative],
      didYouMean: null,
      unknownZip: null,
    };
    server.use(read({ understood }));
    await show('/jobs?q=PA');
    fireEvent.click(await screen.findByRole('button', { name: 'Search the exact words instead' }));
    await waitFor(() => expect(place()).toBe('/jobs?q=PA&words=true'));
    fireEvent.click(await screen.findByRole('button', { name: 'Read “PA” as Pennsylvania' }));
    await waitFor(() => expect(place()).toBe('/jobs?state=PA'));
  });

  it('names the filters that were dropped', async () => {
    server.use(read({ relaxed: ['radius'] }));
    await show('/jobs?q=RN harbor Austin');
    expect(await screen.findByText(/^No jobs match every filter/)).toBeDefined();
    const chip = screen.getByRole('button', { name: 'Remove filter: Within 50 miles of Austin, TX' });
    expect(chip.dataset['relaxed']).toBe('true');
    expect(
      screen.getByRole('button', { name: 'Remove filter: Registered nurse (RN)' }).dataset['relaxed'],
    ).toBeUndefined();
  });

  it('says how a misspelled text was corrected', async () => {
    server.use(
      read({
        understood: { search: { area: 'cardiology' }, alternatives: [], didYouMean: 'cardiology', unknownZip: null },
      }),
    );
    await show('/jobs?q=cardiolgy');
    expect(await screen.findByText('Showing results for “cardiology”')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Search for “cardiolgy”' }));
    await waitFor(() => expect(place()).toBe('/jobs?q=cardiolgy&words=true'));
  });

  describe('while typing', () => {
    const austin = { kind: 'city' as const, value: 'Austin, TX', count: 3 };
    const nurse = { kind: 'profession' as const, value: 'rn' as const, count: 2 };
    const type = async (text: string) => {
      const box = await screen.findByRole('combobox', { name: 'Search jobs' });
      await screen.findByText('Night physician');
      // Awaited, because the list of suggestions loads with the first focus.
      await act(async () => box.focus());
      fireEvent.change(box, { target: { value: text } });
      return box;
    };

    it('suggests values with counts, which become filters', async () => {
      server.use({ suggestSearch: () => ({ before: 'icu', items: [austin, nurse] }) });
      await show('/jobs');
      const box = await type('icu aus');
      const option = await screen.findByRole('option', { name: 'Austin, TX City · 3 jobs' });
      await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
      fireEvent.keyDown(box, { key: 'ArrowDown' });
      await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(option.id));
      expect(option.getAttribute('aria-selected')).toBe('true');
      fireEvent.keyDown(box, { key: 'Enter' });
      await waitFor(() => expect(new URLSearchParams(place().split('?')[1]).get('city')).toBe('Austin, TX'));
      expect((box as HTMLInputElement).value).toBe('icu');
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('closes with Escape and opens again with an arrow, but leaves keys to input methods', async () => {
      server.use({ suggestSearch: () => ({ before: '', items: [nurse] }) });
      await show('/jobs');
      const box = await type('nur');
      await screen.findByRole('option', { name: /Registered nurse/ });
      fireEvent.keyDown(box, { key: 'Escape' });
      expect(screen.queryByRole('listbox')).toBeNull();
      expect((box as HTMLInputElement).value).toBe('nur');
      fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
      expect(screen.queryByRole('listbox')).toBeNull();
      fireEvent.keyDown(box, { key: 'ArrowDown' });
      fireEvent.click(await screen.findByRole('option', { name: /Registered nurse/ }));
      await waitFor(() => expect(place()).toBe('/jobs?profession=rn'));
    });
  });

  describe('for a professional', () => {
    const me = { userId: testUserId(1), userType: 'doctor', membership: null } as Me;
    const professional: Session = { ...visitor, status: 'signedIn', me };
    const match = { state: 'eligible' as const, readyOn: null, reasons: [], steps: [], score: 91 };
    const matched = (changes: Partial<MatchedJobSearchResult> = {}): MatchedJobSearchResult => ({
      ...result([]),
      items: [{ ...jobHitOf('Day physician'), match }],
      possible: true,
      isTotalExact: true,
      ...changes,
    });
    const possibleAsked = () => server.calls('searchMatchedJobs').at(-1)?.query;
    const showOwn = () => act(() => Promise.resolve(render(pageAt('/jobs', professional))));
    beforeEach(() => {
      chooseJobScope(me.userId, false);
      server.use({
        searchMatchedJobs: () => matched(),
        listSavedJobIds: () => ({ jobIds: [] }),
        listAppliedJobIds: () => ({ jobIds: [] }),
      });
    });

    it('has a ring per job, sorted by match', async () => {
      await showOwn();
      expect(await screen.findByRole('img', { name: '91% match' })).toBeDefined();
      expect(screen.getByText('you can apply to')).toBeDefined();
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('match');
      expect(server.calls('searchJobs')).toHaveLength(0);
    });

    it('marks jobs with an application', async () => {
      server.use({ listAppliedJobIds: () => ({ jobIds: [matched().items[0]!.jobId] }) });
      await showOwn();
      expect(await screen.findByText('Applied')).toBeDefined();
    });

    it('shows all jobs on request, also next time', async () => {
      await showOwn();
      const only = await screen.findByRole('switch', { name: 'Only jobs I can do' });
      fireEvent.click(only);
      await waitFor(() => expect(possibleAsked()).toMatchObject({ possible: 'false' }));
      cleanup();
      await showOwn();
      await waitFor(() => expect(server.calls('searchMatchedJobs').at(-1)?.query).toMatchObject({ possible: 'false' }));
    });

    it('asks for the profession while it is unknown', async () => {
      server.use({ searchMatchedJobs: () => matched({ possible: null }) });
      await showOwn();
      expect(await screen.findByRole('link', { name: 'Add your profession' })).toBeDefined();
    });

    it('hides a job, and shows it again', async () => {
      server.use({ hideJob: () => ({ jobId: testId('job') }), unhideJob: () => ({ jobId: testId('job') }) });
      await showOwn();
      fireEvent.click(await screen.findByRole('button', { name: 'More for Day physician' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Not interested' }));
      await waitFor(() => expect(server.calls('hideJob')).toHaveLength(1));
      await waitFor(() => expect(server.calls('searchMatchedJobs').length).toBeGreaterThan(1));
    });

    it('shows the selected job beside the list, in the address and by keyboard', async () => {
      const [first, second] = ['First', 'Second'].map((title, at) => ({
        ...jobHitOf(title, { jobId: testId('job', at + 1) }),
        match,
      }));
      server.use({ searchMatchedJobs: () => matched({ items: [first!, second!], total: 2 }) });
      await act(() => Promise.resolve(render(pageAt('/jobs?q=day', professional, true))));
      expect((await screen.findByTestId('pane')).textContent).toBe(first!.jobId);
      const link = await screen.findByRole('link', { name: 'First' });
      fireEvent.keyDown(link, { key: 'j' });
      await waitFor(() => expect(screen.getByTestId('pane').textContent).toBe(second!.jobId));
      expect(place()).toBe(`/jobs?q=day&job=${second!.jobId}`);
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' }));
    });

    it('says when other jobs match that the person isn’t eligible for', async () => {
      server.use({ searchMatchedJobs: () => matched({ items: [], total: 0 }) });
      await showOwn();
      fireEvent.click(await screen.findByRole('button', { name: 'Show All Jobs' }));
      await waitFor(() => expect(possibleAsked()).toMatchObject({ possible: 'false' }));
    });
  });

  it('says what to do when nothing is found', async () => {
    server.use({ searchJobs: () => result([]) });
    await show('/jobs?q=icu&remote=true');
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Search Without “icu”' }));
    await waitFor(() => expect(place()).toBe('/jobs?remote=true'));
  });

  it('says when there are no jobs at all', async () => {
    server.use({ searchJobs: () => result([]) });
    await show('/jobs');
    expect(await screen.findByText('No jobs available at the moment')).toBeDefined();
  });
});
