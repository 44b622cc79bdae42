import type { EventOf } from '@shared/model/event';
import { paths } from '@shared/paths';
import { memberRemoved } from '../../runtime/mail/templates';
import type { NewsOf } from '../news';

const joined: NewsOf<EventOf<'member.joined'>> = async (reader, { data: { userId, organizationId } }) => {
  const [account, admins] = await Promise.all([reader.account(userId), reader.admins(organizationId)]);
  if (!account) return [];
  const notification = {
    type: 'system' as const,
    title: 'New team member',
    content: `${account.firstName} ${account.lastName} joined your team.`,
    actionUrl: paths.teamSettings,
  };
  return admins
    .filter((admin) => admin !== userId)
    .map((admin) => ({ userId: admin, category: 'account', notification, mail: null, sms: null }));
};

const removed: NewsOf<EventOf<'member.removed'>> = async (reader, { data: { userId, organizationId } }) => {
  const organization = await reader.organizationName(organizationId);
  if (!organization) return [];
  return [
    {
      userId,
      category: 'account',
      notification: null,
      mail: ({ siteUrl }) => memberRemoved({ siteUrl, organization }),
      sms: null,
    },
  ];
};

export const teamNews = { 'member.joined': joined, 'member.removed': removed };
