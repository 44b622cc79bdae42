import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { interviewDaysQuery } from '@/hiring/parts/interviews/interview-queries';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import type { LiveEvent } from '@/lib/live/live-connection';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { sessionOf } from '@/lib/testing/session-of';
import { LiveUpdates } from './live-updates';
import { queryClient } from './query-client';

const live = liveServer();
const { calls } = answering({
  listInterviewDays: () => ({ items: [], isComplete: true }),
  listNotifications: () => ({ items: [], nextCursor: null, unreadCount: 0 }),
  getNotificationSettings: () => ({
    settings: NotificationSettings.parse({}),
    version: 1,
    phone: '',
    phoneVerified: false,
    pushPublicKey: 'BAAA',
  }),
});
const open = () => queryClient.query(interviewDaysQuery({ from: '2026-11-23', to: '2026-11-29' }));

beforeEach(async () => {
  queryClient.clear();
  await loadTexts('notifications');
});

/** The interviews page is closed, and the next one is still loading. */
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
  await (update.type === 'reconnected' ? live.reconnects() : live.says(update));
};

it.each<LiveEvent>([
  { type: 'interview.changed', interviewId: testId('int'), applicationId: testId('app') },
  { type: 'notification.created' },
  { type: 'reconnected' },
])('reloads data that $type invalidated between two pages', async (update) => {
  await between(update);
  await waitFor(async () => {
    await open();
    expect(calls('listInterviewDays')).toHaveLength(2);
  });
  if (update.type === 'notification.created')
    await waitFor(() => expect(calls('getNotificationSettings')).toHaveLength(1));
});

it('keeps data that an update does not concern', async () => {
  await between({ type: 'timesheet.changed', placementId: testId('plc'), weekStartsOn: '2026-11-23' });
  await act(async () => {
    await open();
  });
  expect(calls('listInterviewDays')).toHaveLength(1);
});
