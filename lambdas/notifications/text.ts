import type { DomainEvent, EventOf, EventType } from '@shared/model/event';
import type { NotificationCategory } from '@shared/model/notification-settings';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Mail } from '../platform/mail/send-email';
import type { EventReader } from '../events/ports';
import type { NewNotification } from '../store/notifications/ports';

export type EmailContext = { siteUrl: string; hash: KeyedHash };
export type EmailContent = Omit<Mail, 'to'>;
export type InAppText = Pick<NewNotification, 'type' | 'title' | 'content' | 'actionUrl'>;
export type TextChannel = 'inApp' | 'email' | 'sms';

type MaybeEmail = EmailContent | null | Promise<EmailContent | null>;

/** An omitted channel is never used; null skips the recipient. Push uses the in-app text. */
export type UserTexts<S> = {
  recipients: (subject: S) => readonly string[];
  category: NotificationCategory | ((subject: S) => NotificationCategory);
  inApp?: (subject: S, userId: string) => InAppText | null;
  /** Called only if an email is sent. */
  email?: (subject: S, to: EmailContext & { userId: string }) => MaybeEmail;
  /** One sentence without others' personal data. */
  sms?: (subject: S, userId: string) => string | null;
};

/** For an address that may have no account: settings do not apply. */
type AddressTexts<S> = {
  address: (subject: S) => string;
  email: (subject: S, context: EmailContext) => MaybeEmail;
};

/** `load` resolves the event's IDs once for all channels; null if there is nothing to report. */
type EventTexts<T extends EventType, S> = {
  load: (reader: EventReader, event: EventOf<T>) => Promise<S | null>;
  toUsers?: readonly UserTexts<S>[];
  toAddress?: AddressTexts<S>;
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

const textFor = <S>(texts: UserTexts<S>, subject: S, userId: string): TextFor => {
  const { category, inApp, email, sms } = texts;
  return {
    userId,
    category: typeof category === 'function' ? category(subject) : category,
    inApp: inApp?.(subject, userId) ?? null,
    email: email ? async (context) => email(subject, { ...context, userId }) : null,
    sms: sms?.(subject, userId) ?? null,
  };
};

const resolvable = <S>({ load, toUsers = [], toAddress }: EventTexts<EventType, S>): ResolvableTexts => ({
  channels: new Set(
    (['inApp', 'email', 'sms'] as const).filter(
      (channel) => toUsers.some((texts) => channel in texts) || (toAddress && channel in toAddress),
    ),
  ),
  async resolve(reader, event) {
    const subject = await load(reader, event);
    if (subject === null) return { users: [], address: null };
    const users = toUsers.flatMap((texts) =>
      [...new Set(texts.recipients(subject))].map((userId) => textFor(texts, subject, userId)),
    );
    const address = toAddress && {
      to: toAddress.address(subject),
      email: async (context: EmailContext) => toAddress.email(subject, context),
    };
    return { users, address: address ?? null };
  },
});

/** `S` maps event types to the results of `load`. */
export const defineTexts = <S extends { [T in EventType]?: unknown }>(definitions: {
  [T in keyof S]: EventTexts<T & EventType, S[T]>;
}): { [T in keyof S]: ResolvableTexts } => {
  const entries = Object.entries(definitions) as [string, EventTexts<EventType, unknown>][];
  return Object.fromEntries(entries.map(([type, texts]) => [type, resolvable(texts)])) as {
    [T in keyof S]: ResolvableTexts;
  };
};
