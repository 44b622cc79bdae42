import type { EventOf } from '@shared/model/event';
import { passwordChanged, twoFactorChanged, welcome } from '../../runtime/mail/templates';
import type { News, NewsOf } from '../news';

const byMail = (userId: string, category: News['category'], mail: NonNullable<News['mail']>): News[] => [
  { userId, category, notification: null, mail, sms: null },
];

const verified: NewsOf<EventOf<'account.verified'>> = async (reader, { data: { userId } }) => {
  const account = await reader.account(userId);
  return account ? byMail(userId, 'account', ({ siteUrl }) => welcome({ siteUrl, ...account })) : [];
};

const newPassword: NewsOf<EventOf<'account.password_changed'>> = async (_reader, { data: { userId } }) =>
  byMail(userId, 'security', passwordChanged);

const newTwoFactor: NewsOf<EventOf<'account.two_factor_changed'>> = async (_reader, { data: { userId, enabled } }) =>
  byMail(userId, 'security', ({ siteUrl }) => twoFactorChanged({ siteUrl, enabled }));

export const accountNews = {
  'account.verified': verified,
  'account.password_changed': newPassword,
  'account.two_factor_changed': newTwoFactor,
};
