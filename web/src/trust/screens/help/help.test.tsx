import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths, whatsNew } from '@shared/paths';
import { newestNews } from '@shared/news';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { HelpPageView } from './help-page-view';

const server = answering({
  getHelpVote: () => ({ helpful: null }),
  getGuestHelpVote: () => ({ helpful: null }),
  rateHelpArticle: () => ({ helpful: true }),
  rateHelpAsGuest: () => ({ helpful: true }),
  markNewsSeen: () => ({ seen: newestNews.number }),
});

beforeEach(() =>
  loadTexts('help', 'help/articles', 'help/professionals', 'help/news', 'help/pictures', 'notices', 'errors'),
);

const me = (changes: Partial<Me> = {}) =>
  ({ userId: testUserId(), createdAt: '2026-01-01T08:00:00.000Z', ...changes }) as unknown as Me;
const refresh = vi.fn(() => Promise.resolve(null));

const open = (address: string, person: Me | null = null) => {
  const session = { ...sessionOf(person), refresh };
  return act(async () =>
    render(
      <FixedSession session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={null}>
              <Routes>
                <Route path={paths.helpArticle} element={<HelpPageView />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </FixedSession>,
    ),
  );
};

it('shows the steps of an article with its links and pictures', async () => {
  await open('/help/find-and-apply');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find jobs and apply');
  expect(screen.getAllByRole('link', { name: 'Jobs' })[0]?.getAttribute('href')).toBe(paths.jobs);
  expect(screen.getByText('Apply Now').tagName).toBe('B');
  const picture = screen.getByAltText(/^The match of a job/);
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(paths.contact);
});

it('says when there is no such article', async () => {
  await open('/help/elsewhere');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article not found');
});

it('counts a vote once, accepts a changed one, and asks why it did not help', async () => {
  await open('/help/get-started', me());
  const yes = screen.getByRole('button', { name: 'Yes' });
  fireEvent.click(yes);
  await screen.findByText('Thanks for telling us.');
  fireEvent.click(yes);
  server.use({ rateHelpArticle: () => ({ helpful: false }) });
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  fireEvent.change(await screen.findByLabelText(/What was missing/), { target: { value: 'The code.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent. We read every note.');
  expect(server.calls('rateHelpArticle').map(({ body }) => body)).toEqual([
    { helpful: true },
    { helpful: false },
    { helpful: false, comment: 'The code.' },
  ]);
});

it('shows the vote of an earlier visit, which can be changed', async () => {
  server.use({ getHelpVote: () => ({ helpful: true }) });
  await open('/help/get-started', me());
  const [yes, no] = ['Yes', 'No'].map((name) => screen.getByRole('button', { name }));
  await waitFor(() => expect(yes!.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(yes!);
  server.use({ rateHelpArticle: () => ({ helpful: false }) });
  fireEvent.click(no!);
  await screen.findByText('Thanks for telling us.');
  expect([yes, no].map((it) => it!.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(server.calls('rateHelpArticle').map(({ body }) => body)).toEqual([{ helpful: false }]);
});

it('accepts visitors’ votes, and says when they are refused', async () => {
  server.use({ rateHelpAsGuest: refuse('TOO_MANY_REQUESTS') });
  await open('/help/get-started');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText(/Too many|try again/i);
  expect(screen.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('false');
});

it('marks new entries, and remembers that they were seen', async () => {
  await open(whatsNew, me({ newsSeen: newestNews.number - 2 }));
  expect(screen.getAllByText('New')).toHaveLength(2);
  await waitFor(() =>
    expect(server.calls('markNewsSeen').map(({ body }) => body)).toEqual([{ seen: newestNews.number }]),
  );
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('shows tutorials with a picture each', async () => {
  await open('/help/tutorials');
  expect(screen.getAllByRole('listitem').filter((it) => it.querySelector('img'))).toHaveLength(6);
});

it('has an address for each news entry, and links to their feed', async () => {
  await open(whatsNew);
  expect(document.getElementById(newestNews.name)?.textContent).toContain('A Help Center');
  expect(screen.getByRole('link', { name: /feed reader/ }).getAttribute('href')).toBe('/whats-new.xml');
  expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/whats-new.xml');
});
