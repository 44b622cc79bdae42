import type { NotificationType } from '@shared/core/model/enumerations';
import { Notification } from '@shared/messages/model/notification';
import type * as z from 'zod';
import { Phrase } from '../../../platform/text/deferred-text';

/** In shape 1, texts were already rendered. */
export const notificationSchemaVersion = 2;

/** Stored notification, to be rendered in the reader's language. */
export const KeptNotification = Notification.extend({ title: Phrase, content: Phrase });
export type KeptNotification = z.infer<typeof KeptNotification>;

/** Types of notifications that were stored as `job`, derived from their texts. */
const typesOfTexts: Partial<Record<string, NotificationType>> = {
  'notifications/reviews': 'review',
  'notifications/timesheets': 'timesheet',
};

export const readNotification = (item: unknown): KeptNotification => {
  const kept = KeptNotification.parse(item);
  const { type, title } = kept;
  return { ...kept, type: (typeof title === 'string' ? null : typesOfTexts[title.catalog]) ?? type };
};
