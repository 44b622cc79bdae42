import { limits } from '@shared/limits';
import type { EventOf } from '@shared/model/event';
import { teamRoleLabels } from '@shared/model/enumerations';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../events/ports';
import { renderMail } from '../../platform/mail/markup';
import { invitationToken } from '../../store/organizations/invitation-token';
import { onSite } from '../format';
import { defineTexts } from '../text';
import { inAppAndEmail } from '../wording';

const loadInvitation = async (
  reader: EventReader,
  { data: { invitationId } }: EventOf<'invitation.created' | 'invitation.resent'>,
) => {
  const invitation = await reader.invitation(invitationId);
  if (!invitation) return null;
  const { email, role, organizationId } = invitation;
  return { invitationId, email, role, organization: await reader.organizationName(organizationId) };
};

const invitation = defineTexts({
  'invitation.created': {
    load: loadInvitation,
    toAddress: {
      address: ({ email }) => email,
      email: async ({ invitationId, organization, role }, { siteUrl, hash }) => {
        const token = await invitationToken(hash, invitationId);
        return renderMail(siteUrl, {
          subject: `Join ${organization} on ${productName}`,
          preview: `Your role: ${teamRoleLabels[role]}.`,
          heading: `${organization} invited you`,
          paragraphs: [
            `You're invited to join ${organization} on ${productName}. Your role: ${teamRoleLabels[role]}.`,
            'To accept, create your account or sign in.',
          ],
          action: { label: 'Accept invitation', url: onSite(siteUrl, pathTo(paths.invitation, { token })) },
          notes: [`This invitation expires in ${limits.invitationDays} days and works once.`],
        });
      },
    },
  },
});

const loadNewMember = async (reader: EventReader, { data: { userId, organizationId } }: EventOf<'member.joined'>) => {
  const [account, admins] = await Promise.all([reader.account(userId), reader.admins(organizationId)]);
  return account && { account, admins: admins.filter((admin) => admin !== userId) };
};

type TeamMember = { userId: string; organization: string };

const loadMember = async (
  reader: EventReader,
  { data: { userId, organizationId } }: EventOf<'member.removed' | 'member.two_factor_due'>,
): Promise<TeamMember | null> => {
  const organization = await reader.organizationName(organizationId);
  return organization ? { userId, organization } : null;
};

export const teamTexts = {
  ...invitation,
  'invitation.resent': invitation['invitation.created'],

  ...defineTexts({
    'member.joined': {
      load: loadNewMember,
      toUsers: [
        {
          recipients: ({ admins }) => admins,
          category: 'account',
          inApp: ({ account: { firstName, lastName } }) => ({
            type: 'system',
            title: 'New team member',
            content: `${firstName} ${lastName} joined your team.`,
            actionUrl: paths.teamSettings,
          }),
        },
      ],
    },

    'member.two_factor_due': {
      load: loadMember,
      toUsers: [
        {
          recipients: ({ userId }) => [userId],
          category: 'account',
          ...inAppAndEmail('system', ({ organization }: TeamMember) => ({
            title: 'Set up two-factor authentication',
            content: `${organization} requires two-factor authentication for everyone on the team. Set it up to keep working on its jobs and applications.`,
            action: 'Set up two-factor authentication',
            path: paths.accountSettings,
          })),
        },
      ],
    },

    'member.removed': {
      load: loadMember,
      toUsers: [
        {
          recipients: ({ userId }) => [userId],
          category: 'account',
          email: ({ organization }, { siteUrl }) =>
            renderMail(siteUrl, {
              subject: `You're no longer on the ${organization} team`,
              preview: `Your ${organization} team membership has ended.`,
              heading: 'Your team membership has ended',
              paragraphs: [
                `You're no longer a member of the ${organization} team on ${productName}, so you can't see its jobs and applications anymore.`,
                "You keep your account. If you didn't expect this, ask an administrator of the organization.",
              ],
              action: { label: 'View account', url: onSite(siteUrl, paths.accountSettings) },
            }),
        },
      ],
    },
  }),
};
