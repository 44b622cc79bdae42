import type { QueryClient } from '@tanstack/react-query';
import { isWanted } from '@shared/domain/notification-delivery';
import type { Notification } from '@shared/model/notification';
import { toast } from '@/components/ui/base/toast';
import { safeReturnPath } from '@/lib/auth/return-path';
import { newestNotifications } from './notification-queries';
import { notificationSettingsQuery } from './settings/settings-queries';

type Shown = {
  client: QueryClient;
  /** What the bell listed before. */
  known: readonly Pick<Notification, 'id'>[];
  open: (path: string) => void;
  label: string;
};

/** A page that was away for a while does not make up for it with a heap of notes. */
const mostNotes = 3;
/** What happened before is in the bell; this page only learned of it now. */
const freshMs = 60_000;

const isHere = (path: string): boolean =>
  path === window.location.pathname + window.location.search || path === window.location.pathname;

/** Notes at the edge of the page about what is new, as far as the person wants them. */
export const showNews = async ({ client, known, open, label }: Shown): Promise<void> => {
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
