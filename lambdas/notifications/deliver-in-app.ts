import { nextWeeklySummary } from '@shared/messages/rules/notification-delivery';
import type { DomainEvent } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import type { Clock } from '../platform/clock';
import type { Effect, EventReader } from '../events/ports';
import type { DigestQueue } from '../store/messages/notifications/digests';
import type { NotificationSettingsStore } from '../store/messages/notifications/notification-settings';
import type { Notifications } from '../store/messages/notifications/ports';
import { notificationId } from './notification-id';
import type { InAppText, TextFor } from './text';
import { resolveTexts } from './texts/index';

export type InAppDeps = {
  reader: EventReader;
  notifications: Notifications;
  settings: Pick<NotificationSettingsStore, 'get'>;
  digestQueue: DigestQueue;
  clock: Pick<Clock, 'now'>;
};

export const deliverInApp = async (deps: InAppDeps, event: DomainEvent): Promise<Effect[]> => {
  const { users } = await resolveTexts(deps.reader, event);
  return users.flatMap(({ inApp, ...text }) =>
    inApp ? [{ id: text.userId, run: () => notify(deps, event, { ...text, inApp }) }] : [],
  );
};

const notify = async (
  deps: InAppDeps,
  event: DomainEvent,
  { userId, category, sms, inApp }: TextFor & { inApp: InAppText },
): Promise<void> => {
  const id = notificationId(event, userId);
  await deps.notifications.put({ ...inApp, category, sms, userId, id, createdAt: event.occurredAt });
  await requestSummary(deps, userId);
};

const requestSummary = async ({ settings, digestQueue, clock }: InAppDeps, userId: string): Promise<void> => {
  const wanted = await settings.get(userId);
  if (!wanted.emailWeeklyDigest) return;
  const now = clock.now();
  await digestQueue.enqueue(userId, {
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
