import type { DomainEvent, EventOf } from '@shared/model/event';
import { invitationToken } from '../runtime/invitation-token';
import type { Mailer } from '../runtime/mail/mail-gateway';
import { invitation as invitationMail } from '../runtime/mail/templates';
import type { MailContext, News } from './news';
import { newsOf } from './news/all-news';
import type { Effect, EventReader } from './ports';

export type MailDeps = MailContext & { reader: EventReader; mailer: Mailer };

/** One mail for each person whom the event concerns, at the address that they have now. */
export const mailPeople = async (deps: MailDeps, event: DomainEvent): Promise<Effect[]> => {
  if (event.type === 'invitation.created' || event.type === 'invitation.resent') return invited(deps, event);
  const news = await newsOf(deps.reader, event);
  return news.flatMap(({ userId, mail }) => (mail ? [{ id: userId, run: () => send(deps, userId, mail) }] : []));
};

const send = async (
  { reader, mailer, siteUrl, hash }: MailDeps,
  userId: string,
  mail: NonNullable<News['mail']>,
): Promise<void> => {
  const account = await reader.account(userId);
  if (account) await mailer.send({ ...(await mail({ siteUrl, hash })), to: account.email });
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
