import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '@/components/ui/base/toast';
import { FixedSession, type Session } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { KeptJob } from './kept-job';
import { SaveJobButton } from './save-job-button';

const jobId = testId('job');
const server = answering({
  saveJob: () => ({ jobId, savedAt: '2026-11-02T08:00:00.000Z' }),
  listSavedJobIds: () => ({ jobIds: [] }),
});
await loadTexts('marketplace', 'notices');

const visitor = sessionOf(null);
const signedIn = (userType: 'doctor' | 'employer'): Session =>
  sessionOf({ userId: 'user_1', userType, membership: null } as Session['me']);

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

const show = (session: Session) =>
  render(
    <FixedSession session={session}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/jobs']}>
          {session.me ? <KeptJob /> : <SaveJobButton job={{ jobId, title: 'ICU nurse' }} />}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </FixedSession>,
  );

const visitorSaves = () => {
  show(visitor);
  fireEvent.click(screen.getByRole('link', { name: /ICU nurse/ }));
  cleanup();
};

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

it('saves a visitor’s job after sign-in, once, and leads to the saved jobs', async () => {
  visitorSaves();
  show(signedIn('doctor'));
  await waitFor(() => expect(server.calls('saveJob')).toEqual([{ params: { jobId } }]));
  const said = () => toastStore.get().find(({ text }) => text === 'Job saved. Find it anytime in Saved Jobs.');
  await waitFor(() => expect(said()?.action?.label).toBe('View Saved Jobs'));
  await act(async () => said()!.action!.onSelect());
  expect(screen.getByTestId('address').textContent).toBe('/jobs?filter=saved');
  cleanup();
  show(signedIn('doctor'));
  await Promise.resolve();
  expect(server.calls('saveJob')).toHaveLength(1);
});

it('drops it when an employer signs in', async () => {
  visitorSaves();
  show(signedIn('employer'));
  cleanup();
  show(signedIn('doctor'));
  await Promise.resolve();
  expect(server.called()).not.toContain('saveJob');
});
