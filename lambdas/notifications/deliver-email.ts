import { deliveryOf } from '@shared/messages/rules/notification-delivery';
import type { DomainEvent } from '@shared/core/model/event';
import { mailListOf } from '@shared/messages/model/mail-lists';
import { paths } from '@shared/paths';
import type { Clock } from '../platform/clock';
import type { Mailer } from '../platform/mail/send-email';
import type { Effect, EventReader } from '../events/ports';
import type { MailSuppressions } from '../store/accounts/accounts/mail-suppressions';
import type { DigestQueue } from '../store/messages/notifications/digests';
import type { NotificationSettingsStore } from '../store/messages/notifications/notification-settings';
import { listed } from './listed-email';
import { renderEmail } from './render-email';
import type { EmailContext, ResolvedTexts, TextFor } from './text';
import { resolveTexts } from './texts/index';

export type EmailDeps = EmailContext & {
  reader: EventReader;
  mailer: Mailer;
  settings: Pick<NotificationSettingsStore, 'get'>;
  digestQueue: DigestQueue;
  suppressions: Pick<MailSuppressions, 'has'>;
  clock: Pick<Clock, 'now'>;
};

/** Immediately, in a digest or not at all, per the recipient's settings. */
export const deliverEmail = async (deps: EmailDeps, event: DomainEvent): Promise<Effect[]> => {
  const { users, address } = await resolveTexts(deps.reader, event);
  const toUsers = users.flatMap(({ email, ...text }) =>
    email ? [{ id: text.userId, run: () => emailUser(deps, event, { ...text, email }) }] : [],
  );
  return address ? [...toUsers, { id: 'address', run: () => emailAddress(deps, address) }] : toUsers;
};

type Email = NonNullable<TextFor['email']>;
type Addressed = NonNullable<ResolvedTexts['address']>;

const emailUser = async (deps: EmailDeps, event: DomainEvent, text: TextFor & { email: Email }): Promise<void> => {
  const { userId, category } = text;
  const [account, settings] = await Promise.all([deps.reader.account(userId), deps.settings.get(userId)]);
  const delivery = deliveryOf({ settings, category, channel: 'email', now: deps.clock.now() });
  if (!account || delivery === 'never') return;
  const email = await text.email(deps);
  if (!email) return;
  if (delivery === 'now' || email.calendar) {
    const list = mailListOf[category];
    const sent =
      list === 'transactional' ? { kind: list, ...email } : await listed(email, { userId, lists: [list] }, deps);
    const rendered = await renderEmail(deps.siteUrl, sent, account.language, settings.timezone);
    return deps.mailer.send({ ...rendered, to: account.email });
  }
  const { title, content, actionUrl } = text.inApp ?? {
    title: email.subject,
    content: '',
    actionUrl: paths.notifications,
  };
  await deps.digestQueue.enqueue(userId, {
    entryId: event.id,
    kind: 'news',
    category,
    title,
    content,
    actionUrl,
    dueAt: delivery.at,
    createdAt: event.occurredAt,
  });
};

/** Skips erased accounts. */
const emailAddress = async (deps: EmailDeps, { to, language, email }: Addressed): Promise<void> => {
  if (await deps.suppressions.has(await deps.hash('email', to))) return;
  const draft = await email(deps);
  if (draft) await deps.mailer.send({ ...(await renderEmail(deps.siteUrl, draft, language)), to });
};
