import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Notification } from '@shared/messages/model/notification';
import { notificationTypes } from '@shared/core/model/vocabulary';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { NotificationList } from './notification-list';

const id = 'ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const server = answering({ dismissNotification: ({ params }) => ({ id: params.notificationId }) });

const notification: Notification = {
  id,
  type: 'application',
  category: 'applications',
  title: 'New application',
  content: 'For Night physician',
  isRead: true,
  createdAt: '2026-11-23T08:00:00.000Z',
  actionUrl: '',
};

const show = (notifications: readonly Notification[] = [notification]) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NotificationList swipes notifications={notifications} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

const swipeAway = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
const shown = () => screen.queryByText('New application');

beforeEach(() => loadTexts('notifications', 'common'));

it('restores what was swiped away, and sends nothing', async () => {
  const { unmount } = show();
  swipeAway();
  expect(shown()).toBeNull();
  await act(() => toastStore.get().at(-1)?.action?.onSelect());
  expect(shown()).not.toBeNull();
  unmount();
  expect(server.calls('dismissNotification')).toEqual([]);
});

it('dismisses it when the page is left before the time is up', async () => {
  const { unmount } = show();
  swipeAway();
  unmount();
  await waitFor(() => expect(server.calls('dismissNotification')).toMatchObject([{ params: { notificationId: id } }]));
});

it('has a separate icon for each type', () => {
  show(notificationTypes.map((type, index) => ({ ...notification, id: `${id}${index}`, type, title: type })));
  const iconOf = (title: string) => screen.getByText(title).parentElement?.previousElementSibling?.innerHTML;
  const icons = notificationTypes.map(iconOf);
  for (const icon of icons) expect(icon).toMatch(/^<svg/);
  expect(new Set(icons).size).toBe(notificationTypes.length);
});
