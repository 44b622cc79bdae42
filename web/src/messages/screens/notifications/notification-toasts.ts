import type { QueryClient } from '@tanstack/react-query';
import { isWanted } from '@shared/messages/rules/notification-delivery';
import type { Notification } from '@shared/messages/model/notification';
import { toast } from '@/components/ui/base/toast';
import { safeReturnPath } from '@/lib/auth/return-path';
import { pathOfAddress } from '@/lib/i18n/language';
import { newestNotifications } from './notification-queries';
import { notificationSettingsQuery } from './settings/settings-queries';

type Shown = {
  client: QueryClient;
  known: readonly Pick<Notification, 'id'>[];
  open: (path: string) => void;
  label: string;
};

/** Maximum toasts after an absence. */
const mostNotes = 3;
/** Older events, ms, appear only in the bell. */
const freshMs = 60_000;

const isHere = (path: string): boolean => {
  const here = pathOfAddress(window.location.pathname);
  return path === here + window.location.search || path === here;
};

/** Toasts for new notifications, according to the user's settings. */
export const showNotifications = async ({ client, known, open, label }: Shown): Promise<void> => {
  const [{ items }, { settings }] = await Promise.all([
    client.query(newestNotifications),
    client.query({ ...notificationSettingsQuery(), staleTime: 60_000 }),
  ]);
  const seen = new Set(known.map(({ id }) => id));
  const news = items.filter(
    ({ id, isRead, category, createdAt, actionUrl }) =>
      !seen.has(id) &&
      !isRead &&
      Date.now() - Date.parse(createdAt) < freshMs &&
      !isHere(actionUrl) &&
      isWanted(settings, category, 'browser'),
  );
  for (const { title, actionUrl } of news.slice(0, mostNotes)) {
    const path = safeReturnPath(actionUrl);
    toast.success(title, path ? { label, onSelect: () => open(path) } : undefined);
  }
};
