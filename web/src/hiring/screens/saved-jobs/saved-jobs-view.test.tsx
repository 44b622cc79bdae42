import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { jobHitOf } from '@/hiring/parts/jobs/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { SavedJobsView } from './saved-jobs-view';

const jobId = testId('job');
const savedAt = '2026-11-02T08:00:00.000Z';
const { highlights: _, miles: __, ...card } = jobHitOf('Night nurse');
let saved: string[] = [];
const server = answering({
  listSavedJobs: () => ({ items: saved.map(() => ({ job: card, savedAt })), nextCursor: null }),
  listSavedJobIds: () => ({ jobIds: saved }),
  listHiddenJobs: () => ({ items: [], nextCursor: null }),
  listAppliedJobIds: () => ({ jobIds: [] }),
  saveJob: () => {
    saved = [jobId];
    return { jobId, savedAt };
  },
  unsaveJob: () => {
    saved = [];
    return { jobId };
  },
});

beforeEach(async () => {
  saved = [jobId];
  await loadTexts('saved-jobs', 'marketplace', 'job-matches', 'labels/jobs', 'labels/hiring', 'notices');
});

it('removes a job, restores it, and says when none is left', async () => {
  const me = { userId: 'user_1', userType: 'doctor', membership: null } as Me;
  await act(async () =>
    render(
      <FixedSession session={sessionOf(me)}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter>
            <SavedJobsView />
          </MemoryRouter>
        </QueryClientProvider>
      </FixedSession>,
    ),
  );
  const link = () => screen.queryByRole('link', { name: 'Night nurse' });
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remove Night nurse from your saved jobs' }));
  await waitFor(() => expect(link()).not.toBeNull());
  remove();
  await waitFor(() => expect(toastStore.get().at(-1)?.text).toBe(messages.jobUnsaved));
  expect(link()).toBeNull();
  await act(() => toastStore.get().at(-1)?.action?.onSelect());
  await waitFor(() => expect(link()).not.toBeNull());
  expect(server.calls('saveJob')).toEqual([{ params: { jobId } }]);
  remove();
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeTruthy();
  expect(server.calls('unsaveJob')).toHaveLength(2);
});
