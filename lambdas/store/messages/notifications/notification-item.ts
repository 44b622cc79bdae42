import type { NotificationType } from '@shared/core/model/enumerations';
import { Notification } from '@shared/messages/model/notification';
import type * as z from 'zod';
import { Phrase } from '../../../platform/text/deferred-text';

/** Its texts are finished ones in shape 1. */
export const notificationSchemaVersion = 2;

/** Waits for its reader's language. */
export const KeptNotification = Notification.extend({ title: Phrase, content: Phrase });
export type KeptNotification = z.infer<typeof KeptNotification>;

/** Kept as `job` before they had their own type: their texts tell. */
const typesOfTexts: Partial<Record<string, NotificationType>> = {
  'notifications/reviews': 'review',
  'notifications/timesheets': 'timesheet',
};

export const readNotification = (item: unknown): KeptNotification => {
  const kept = KeptNotification.parse(item);
  const { type, title } = kept;
  return { ...kept, type: (typeof title === 'string' ? null : typesOfTexts[title.catalog]) ?? type };
};
