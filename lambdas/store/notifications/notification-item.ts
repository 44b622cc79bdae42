import { Notification } from '@shared/model/notification';
import type * as z from 'zod';
import { Phrase } from '../../platform/text/keyed-text';

/** Its texts are finished ones in shape 1. */
export const notificationSchemaVersion = 2;

/** Waits for its reader's language. */
export const KeptNotification = Notification.extend({ title: Phrase, content: Phrase });
export type KeptNotification = z.infer<typeof KeptNotification>;
