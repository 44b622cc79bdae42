import { nextWeeklySummary } from '@shared/domain/notification-delivery';
import type { DomainEvent } from '@shared/model/event';
import { paths } from '@shared/paths';
import type { Clock } from '../runtime/clock';
import type { HeldMail } from '../runtime/digest-repository';
import type { NotificationSettingsStore } from '../runtime/notification-settings-repository';
import type { News } from './news';
import { newsOf } from './news/all-news';
import { notificationId } from './notification-id';
import type { Effect, EventReader, Notifications } from './ports';

export type NotifyDeps = {
  reader: EventReader;
  notifications: Notifications;
  settings: Pick<NotificationSettingsStore, 'get'>;
  held: HeldMail;
  clock: Pick<Clock, 'now'>;
};

/** One notification for each person whom the event concerns, whatever their settings say: the bell has everything. */
export const notifyPeople = async (deps: NotifyDeps, event: DomainEvent): Promise<Effect[]> => {
  const news = await newsOf(deps.reader, event);
  return news.flatMap(({ notification, ...rest }) =>
    notification ? [{ id: rest.userId, run: () => notify(deps, event, { ...rest, notification }) }] : [],
  );
};

const notify = async (
  deps: NotifyDeps,
  event: DomainEvent,
  { userId, category, sms, notification }: News & { notification: NonNullable<News['notification']> },
): Promise<void> => {
  const id = notificationId(event, userId);
  await deps.notifications.put({ ...notification, category, sms, userId, id, createdAt: event.occurredAt });
  await askForSummary(deps, userId);
};

/** Who has news gets a summary of the week on Monday; who has none is not written to. */
const askForSummary = async ({ settings, held, clock }: NotifyDeps, userId: string): Promise<void> => {
  const wanted = await settings.get(userId);
  if (!wanted.emailWeeklyDigest) return;
  const now = clock.now();
  await held.hold(userId, {
    entryId: 'weekly',
    kind: 'weekly',
    category: 'account',
    title: '',
    content: '',
    actionUrl: paths.notifications,
    dueAt: nextWeeklySummary(wanted, now).toISOString(),
    createdAt: now.toISOString(),
  });
};
