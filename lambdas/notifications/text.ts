import type { DomainEvent, EventOf, EventType } from '@shared/model/event';
import type { NotificationCategory } from '@shared/model/notification-settings';
import type { CatalogId, ReaderText } from '@shared/text/catalog';
import { defaultLanguage } from '@shared/text/language';
import type { EventReader } from '../events/ports';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Mail } from '../platform/mail/send-email';
import type { Family } from '../platform/text/family';
import type { NewNotification } from '../store/notifications/ports';

export type EmailContext = { siteUrl: string; hash: KeyedHash };
export type EmailContent = Omit<Mail, 'to'>;
export type InAppText = Pick<NewNotification, 'type' | 'title' | 'content' | 'actionUrl'>;
export type TextChannel = 'inApp' | 'email' | 'sms';

export type Recipient<C extends CatalogId> = { userId: string; t: ReaderText<C> };

type MaybeEmail = EmailContent | null | Promise<EmailContent | null>;

/** An omitted channel is never used; null skips the recipient. Push uses the in-app text. */
export type UserTexts<S, C extends CatalogId> = {
  recipients: (subject: S) => readonly string[];
  category: NotificationCategory | ((subject: S) => NotificationCategory);
  inApp?: (subject: S, to: Recipient<C>) => InAppText | null;
  /** Called only if an email is sent. */
  email?: (subject: S, to: EmailContext & Recipient<C>) => MaybeEmail;
  /** One sentence without others' personal data. */
  sms?: (subject: S, to: Recipient<C>) => string | null;
};

/** For an address that may have no account: settings do not apply. */
type AddressTexts<S, C extends CatalogId> = {
  address: (subject: S) => string;
  email: (subject: S, to: EmailContext & Pick<Recipient<C>, 't'>) => MaybeEmail;
};

/** `load` resolves the event's IDs once for all channels; null if there is nothing to report. */
type EventTexts<T extends EventType, S, C extends CatalogId> = {
  load: (reader: EventReader, event: EventOf<T>) => Promise<S | null>;
  toUsers?: readonly UserTexts<S, C>[];
  toAddress?: AddressTexts<S, C>;
};

type Email = (context: EmailContext) => Promise<EmailContent | null>;

export type TextFor = {
  userId: string;
  category: NotificationCategory;
  inApp: InAppText | null;
  email: Email | null;
  sms: string | null;
};

export type ResolvedTexts = { users: readonly TextFor[]; address: { to: string; email: Email } | null };
export type ResolvableTexts = {
  channels: ReadonlySet<TextChannel>;
  resolve: (reader: EventReader, event: DomainEvent) => Promise<ResolvedTexts>;
};

const textFor = <S, C extends CatalogId>(
  { category, inApp, email, sms }: UserTexts<S, C>,
  subject: S,
  to: Recipient<C>,
): TextFor => ({
  userId: to.userId,
  category: typeof category === 'function' ? category(subject) : category,
  inApp: inApp?.(subject, to) ?? null,
  email: email ? async (context) => email(subject, { ...context, ...to }) : null,
  sms: sms?.(subject, to) ?? null,
});

const resolvable = <S, C extends CatalogId>(
  texts: Family<C>,
  { load, toUsers = [], toAddress }: EventTexts<EventType, S, C>,
): ResolvableTexts => ({
  channels: new Set(
    (['inApp', 'email', 'sms'] as const).filter(
      (channel) => toUsers.some((it) => channel in it) || (toAddress && channel in toAddress),
    ),
  ),
  async resolve(reader, event) {
    const subject = await load(reader, event);
    if (subject === null) return { users: [], address: null };
    const t = texts.in(defaultLanguage);
    const users = toUsers.flatMap((it) =>
      [...new Set(it.recipients(subject))].map((userId) => textFor(it, subject, { userId, t })),
    );
    const address = toAddress && {
      to: toAddress.address(subject),
      email: async (context: EmailContext) => toAddress.email(subject, { ...context, t }),
    };
    return { users, address: address ?? null };
  },
});

/** `S` maps event types to the results of `load`. */
export const defineTexts = <C extends CatalogId, S extends { [T in EventType]?: unknown }>(
  texts: Family<C>,
  definitions: { [T in keyof S]: EventTexts<T & EventType, S[T], C> },
): { [T in keyof S]: ResolvableTexts } => {
  const entries = Object.entries(definitions) as [string, EventTexts<EventType, unknown, C>][];
  return Object.fromEntries(entries.map(([type, it]) => [type, resolvable(texts, it)])) as {
    [T in keyof S]: ResolvableTexts;
  };
};
