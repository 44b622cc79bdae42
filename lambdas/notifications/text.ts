import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import type { NotificationCategory } from '@shared/messages/model/notification-settings';
import type { Language } from '@shared/text/language';
import type { EventReader } from '../events/ports';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { MailBody } from '../platform/mail/markup';
import type { MailAddresses, MailKind } from '../platform/mail/send-email';
import type { CalendarPart } from '../platform/mail/raw-message';
import type { DeferredText } from '../platform/text/deferred-text';
import type { NewNotification } from '../store/messages/notifications/ports';

export type EmailContext = { siteUrl: string; hash: KeyedHash };
/** An email before translation. */
export type EmailDraft = MailBody & {
  /** Kind, if it differs from that of the category. */
  kind?: MailKind;
  /** Local part of the address at the product's domain for replies. */
  replyTo?: string;
  calendar?: (addresses: MailAddresses, language: Language) => Promise<CalendarPart>;
};
export type InAppText = Pick<NewNotification, 'type' | 'title' | 'content' | 'actionUrl'>;
export type TextChannel = 'inApp' | 'email' | 'sms';

export type Recipient = { userId: string };

type MaybeEmail = EmailDraft | null | Promise<EmailDraft | null>;

export type KindOfEmail = EmailDraft & { kind: MailKind };

/** An omitted channel is never used; null skips the recipient. Push uses the in-app text. */
export type UserTexts<S> = {
  recipients: (subject: S) => readonly string[];
  category: NotificationCategory | ((subject: S) => NotificationCategory);
  inApp?: (subject: S, to: Recipient) => InAppText | null;
  /** Called only if an email is sent. */
  email?: (subject: S, to: EmailContext & Recipient) => MaybeEmail;
  /** One sentence without others' personal data. */
  sms?: (subject: S, to: Recipient) => DeferredText | null;
};

/** For an address that may have no account: settings do not apply. */
type AddressTexts<S> = {
  /** Null skips the email. */
  address: (subject: S) => string | null;
  language: (subject: S) => Language;
  email: (subject: S, to: EmailContext) => Promise<KindOfEmail | null>;
};

/** `load` resolves the event's IDs once for all channels; null if there is nothing to report. */
type EventTexts<T extends EventType, S> = {
  load: (reader: EventReader, event: EventOf<T>) => Promise<S | null>;
  toUsers?: readonly UserTexts<S>[];
  toAddress?: AddressTexts<S>;
};

type Email<Draft = EmailDraft> = (context: EmailContext) => Promise<Draft | null>;

export type TextFor = {
  userId: string;
  category: NotificationCategory;
  inApp: InAppText | null;
  email: Email | null;
  sms: DeferredText | null;
};

export type ResolvedTexts = {
  users: readonly TextFor[];
  address: { to: string; language: Language; email: Email<KindOfEmail> } | null;
};
export type ResolvableTexts = {
  channels: ReadonlySet<TextChannel>;
  resolve: (reader: EventReader, event: DomainEvent) => Promise<ResolvedTexts>;
};

const textFor = <S>({ category, inApp, email, sms }: UserTexts<S>, subject: S, to: Recipient): TextFor => ({
  userId: to.userId,
  category: typeof category === 'function' ? category(subject) : category,
  inApp: inApp?.(subject, to) ?? null,
  email: email ? async (context) => email(subject, { ...context, ...to }) : null,
  sms: sms?.(subject, to) ?? null,
});

const resolvable = <S>({ load, toUsers = [], toAddress }: EventTexts<EventType, S>): ResolvableTexts => ({
  channels: new Set(
    (['inApp', 'email', 'sms'] as const).filter(
      (channel) => toUsers.some((it) => channel in it) || (toAddress && channel in toAddress),
    ),
  ),
  async resolve(reader, event) {
    const subject = await load(reader, event);
    if (subject === null) return { users: [], address: null };
    const users = toUsers.flatMap((it) =>
      [...new Set(it.recipients(subject))].map((userId) => textFor(it, subject, { userId })),
    );
    const to = toAddress?.address(subject) ?? null;
    const address = toAddress &&
      to !== null && {
        to,
        language: toAddress.language(subject),
        email: async (context: EmailContext) => toAddress.email(subject, context),
      };
    return { users, address: address || null };
  },
});

/** `S` maps event types to the results of `load`. */
export const defineTexts = <S extends { [T in EventType]?: unknown }>(definitions: {
  [T in keyof S]: EventTexts<T & EventType, S[T]>;
}): { [T in keyof S]: ResolvableTexts } => {
  const entries = Object.entries(definitions) as [string, EventTexts<EventType, unknown>][];
  return Object.fromEntries(entries.map(([type, it]) => [type, resolvable(it)])) as {
    [T in keyof S]: ResolvableTexts;
  };
};
