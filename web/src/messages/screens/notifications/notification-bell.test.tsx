import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveUpdate } from '@shared/messages/model/live';
import type { Notification } from '@shared/messages/model/notification';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { liveServer } from '@/lib/testing/live';
import { NotificationBell } from './notification-bell';
import { unreadLabel } from './unread-label';
import { useNotificationUpdates } from './use-notification-updates';

const live = liveServer();

const Updates = () => {
  useNotificationUpdates();
  return null;
};

const notification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  type: 'application',
  category: 'applications',
  title: 'New application',
  content: 'For Night physician',
  isRead: false,
  createdAt: new Date().toISOString(),
  actionUrl: `/applications/${testId('app')}`,
  ...changes,
});

let items: Notification[];
let unreadCount: number;
const answerWith = (given: Notification[], unread = given.filter(({ isRead }) => !isRead).length) => {
  items = given;
  unreadCount = unread;
};
const server = answering({
  listNotifications: () => ({ items, nextCursor: null, unreadCount }),
  getNotificationSettings: () => ({
    settings: NotificationSettings.parse({}),
    version: 1,
    phone: '',
    phoneVerified: false,
    pushPublicKey: 'BAAA',
  }),
  markNotificationRead: () => notification({ isRead: true }),
  markAllNotificationsRead: () => ({ marked: 1 }),
  dismissNotification: ({ params }) => ({ id: params.notificationId }),
});
const { calls } = server;

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Suspense>
          <NotificationBell />
          <Updates />
        </Suspense>
      </QueryClientProvider>
      <Place />
    </MemoryRouter>,
  );
const openPanel = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => loadTexts('notifications'));
afterEach(() => void vi.useRealTimers());

describe('the badge', () => {
  it.each([
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('of %d unread', (count, label) => expect(unreadLabel(count)).toBe(label));
});

describe('the bell', () => {
  it('shows the unread count and lists them', async () => {
    answerWith([notification()], 12);
    show();
    await openPanel('Notifications, 9+ unread');
    expect(await screen.findByRole('link', { name: 'New application' })).toBeDefined();
    expect(screen.getByText('Just now')).toBeDefined();
  });

  it('says when there is nothing', async () => {
    answerWith([]);
    show();
    await openPanel('Notifications');
    expect(await screen.findByText('No notifications yet')).toBeDefined();
    expect(screen.queryByText('Mark all as read')).toBeNull();
  });

  it('marks the opened one as read and follows its link', async () => {
    answerWith([notification()]);
    show();
    await openPanel(/unread/);
    fireEvent.click(await screen.findByRole('link', { name: 'New application' }));
    await waitFor(() => expect(calls('markNotificationRead')).toHaveLength(1));
    expect(screen.getByTestId('place').textContent).toBe(`/applications/${testId('app')}`);
    expect(screen.queryByRole('link', { name: 'New application' })).toBeNull();
  });

  it('does not follow a link to another site', async () => {
    answerWith([notification({ actionUrl: '//evil.test' })]);
    show();
    await openPanel(/unread/);
    expect(await screen.findByRole('button', { name: 'New application' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New application' })).toBeNull();
  });

  it('marks all as read, dismisses one, and leads to all', async () => {
    answerWith([notification()]);
    show();
    await openPanel(/unread/);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(calls('markAllNotificationsRead')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: New application' }));
    await waitFor(() => expect(calls('dismissNotification')).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'View all notifications' }));
    expect(screen.getByTestId('place').textContent).toBe('/notifications');
  });

  it('reloads when the server pushes, and a toast shows the new one', async () => {
    answerWith([]);
    show();
    await screen.findByRole('button', { name: 'Notifications' });
    answerWith([notification()]);
    await live.says({ type: 'notification.created' });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined();
    await waitFor(() => expect(toastStore.get().map(({ text }) => text)).toEqual(['New application']));
  });

  it('closes on Escape and returns the focus', async () => {
    answerWith([]);
    show();
    await openPanel('Notifications');
    await screen.findByText('No notifications yet');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByText('No notifications yet')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
  });

  it('does not reload because someone types', async () => {
    answerWith([]);
    show();
    await screen.findByRole('button', { name: 'Notifications' });
    answerWith([notification()]);
    vi.useFakeTimers();
    const push = async (update: LiveUpdate) => {
      await live.says(update);
      // Runs past the debounce and everything that it triggers.
      await act(() => vi.runAllTimersAsync());
    };
    await push({ type: 'typing', conversationId: testId('cnv'), userId: testUserId(2) });
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
    await push({ type: 'notification.changed' });
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined();
  });
});
