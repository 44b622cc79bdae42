import type { DomainEvent } from '@shared/model/event';
import type { NewsCategory } from '@shared/model/notification-settings';
import type { KeyedHash } from '../runtime/keyed-hash';
import type { Mail } from '../runtime/mail/mail-gateway';
import type { EventReader, NewNotification } from './ports';

/** What mails need beyond what the event names. */
export type MailContext = { siteUrl: string; hash: KeyedHash };

/** What one event means to one person. The notification, the mail and the text message say the same. */
export type News = {
  userId: string;
  category: NewsCategory;
  notification: Pick<NewNotification, 'type' | 'title' | 'content' | 'actionUrl'> | null;
  /** Made only when a mail is sent. Null when this is not worth one. */
  mail: ((context: MailContext) => Promise<Omit<Mail, 'to'>> | Omit<Mail, 'to'>) | null;
  /** One sentence without personal data of others; null when this is not worth a text message. */
  sms: string | null;
};

/** Everybody whom the event concerns, each once. */
export type NewsOf<E extends DomainEvent> = (reader: EventReader, event: E) => Promise<News[]>;
