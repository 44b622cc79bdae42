import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@shared/api/accounts.routes';
import { interviewDaysQuery } from '@/entities/interviews/interview-queries';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import type { LiveEvent, LiveListener } from '@/lib/live/live-connection';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { queryClient } from './query-client';

const live = vi.hoisted(() => ({ listeners: new Set<LiveListener>() }));
vi.mock('@/lib/live/live', () => ({ useLiveUpdates: (listener: LiveListener) => void live.listeners.add(listener) }));
vi.mock('@/features/notifications/notification-toasts', () => ({ showNotifications: () => Promise.resolve() }));

const { LiveUpdates } = await import('./live-updates');

const { calls } = answering({ listInterviewDays: () => ({ items: [], isComplete: true }) });
const open = () => queryClient.query(interviewDaysQuery({ from: '2026-11-23', to: '2026-11-29' }));

beforeEach(async () => {
  live.listeners.clear();
  queryClient.clear();
  await loadTexts('notifications');
});

/** The page that showed the interviews is closed, and the next one is still loading. */
const between = async (update: LiveEvent) => {
  await act(async () =>
    render(
      <FixedSession session={sessionOf({ userId: 'u1' } as Me)}>
        <MemoryRouter>
          <LiveUpdates />
        </MemoryRouter>
      </FixedSession>,
    ),
  );
  await open();
  await open();
  expect(calls('listInterviewDays')).toHaveLength(1);
  act(() => {
    for (const listener of live.listeners) listener(update);
  });
};

it.each<LiveEvent>([
  { type: 'interview.changed', interviewId: testId('int'), applicationId: testId('app') },
  { type: 'notification.created' },
  { type: 'reconnected' },
])('reads again what $type made outdated between two pages', async (update) => {
  await between(update);
  await waitFor(async () => {
    await open();
    expect(calls('listInterviewDays')).toHaveLength(2);
  });
});

it('keeps what an update does not concern', async () => {
  await between({ type: 'timesheet.changed', placementId: testId('plc'), weekStartsOn: '2026-11-23' });
  await act(async () => {
    await open();
  });
  expect(calls('listInterviewDays')).toHaveLength(1);
});
