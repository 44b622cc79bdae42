import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { InboxView } from './inbox-view';

const comment = { commentId: `hlc_${'0'.repeat(26)}`, helpful: false, text: 'Where is the button?' };

answering({
  listHelpRatings: () => ({
    items: [
      { article: 'post-a-job', yes: 3, no: 9 },
      { article: 'get-started', yes: 0, no: 0 },
    ],
  }),
  listHelpComments: () => ({ items: [{ ...comment, at: '2026-11-23T15:00:00.000Z' }], nextCursor: null }),
});

beforeEach(() => loadTexts('admin-help', 'admin-tickets', 'help/articles'));

it('shows staff which articles help, and readers’ comments', async () => {
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`${paths.tickets}?view=help`]}>
          <Suspense fallback={null}>
            <InboxView />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  expect(await screen.findByRole('link', { name: 'Post a job' })).toBeTruthy();
  expect(screen.getByText('No votes yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read comments: Post a job' }));
  expect(await screen.findByText('Where is the button?')).toBeTruthy();
});
