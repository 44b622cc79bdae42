import { deliveryOf } from '@shared/domain/notification-delivery';
import type { DomainEvent, EventOf } from '@shared/model/event';
import { paths } from '@shared/paths';
import type { Clock } from '../runtime/clock';
import type { HeldMail } from '../runtime/digest-repository';
import { invitationToken } from '../runtime/invitation-token';
import type { Mailer } from '../runtime/mail/mail-gateway';
import { invitation as invitationMail } from '../runtime/mail/templates';
import type { NotificationSettingsStore } from '../runtime/notification-settings-repository';
import type { MailContext, News } from './news';
import { newsOf } from './news/all-news';
import type { Effect, EventReader } from './ports';

export type MailDeps = MailContext & {
  reader: EventReader;
  mailer: Mailer;
  settings: Pick<NotificationSettingsStore, 'get'>;
  held: HeldMail;
  clock: Pick<Clock, 'now'>;
};

/** One mail for each person whom the event concerns, at once, in a digest or not at all, as they want it. */
export const mailPeople = async (deps: MailDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type === 'invitation.created' || event.type === 'invitation.resent') return invited(deps, event);
  const news = await newsOf(deps.reader, event);
  return news.flatMap(({ mail, ...rest }) =>
    mail ? [{ id: rest.userId, run: () => tell(deps, event, { ...rest, mail }) }] : [],
  );
};

type Mailed = News & { mail: NonNullable<News['mail']> };

const tell = async (deps: MailDeps, event: DomainEvent, news: Mailed): Promise<void> => {
  const { userId, category } = news;
  const [account, settings] = await Promise.all([deps.reader.account(userId), deps.settings.get(userId)]);
  const now = deps.clock.now();
  const delivery = deliveryOf({ settings, category, channel: 'email', now });
  if (!account || delivery === 'never') return;
  const content = await news.mail({ siteUrl: deps.siteUrl, hash: deps.hash });
  // A calendar that learns of an appointment with a digest learns of it too late.
  if (delivery === 'now' || content.calendar) return deps.mailer.send({ ...content, to: account.email });
  const {
    title,
    content: text,
    actionUrl,
  } = news.notification ?? { title: content.subject, content: '', actionUrl: paths.notifications };
  await deps.held.hold(userId, {
    entryId: event.id,
    kind: 'news',
    category,
    title,
    content: text,
    actionUrl,
    dueAt: delivery.at,
    createdAt: event.occurredAt,
  });
};

/** To an address that may have no account yet: nobody's settings apply. */
const invited = async (
  { reader, mailer, hash, siteUrl }: MailDeps,
  { data: { invitationId } }: EventOf<'invitation.created' | 'invitation.resent'>,
): Promise<Effect[]> => {
  const invitation = await reader.invitation(invitationId);
  if (!invitation) return [];
  const { email, role, organizationId } = invitation;
  const organization = await reader.organizationName(organizationId);
  const token = await invitationToken(hash, invitationId);
  const content = invitationMail({ siteUrl, token, organization, role });
  return [{ id: 'invited', run: () => mailer.send({ ...content, to: email }) }];
};
