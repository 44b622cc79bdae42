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
          preview: `You were invited as ${teamRoleLabels[role]}.`,
          heading: `${organization} invites you`,
          paragraphs: [
            `You were invited to join the team of ${organization} on ${productName} as ${teamRoleLabels[role]}.`,
            'Create your account with the button below to accept.',
          ],
          action: { label: 'Accept invitation', url: onSite(siteUrl, pathTo(paths.invitation, { token })) },
          notes: [`The invitation is valid for ${limits.invitationDays} days and works once.`],
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
            content: `${organization} requires two-factor authentication of everyone in the team. Set it up to keep working with its jobs and applications.`,
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
              subject: `You are no longer in the team of ${organization}`,
              preview: `Your membership in the team of ${organization} has ended.`,
              heading: 'Your team membership has ended',
              paragraphs: [
                `You are no longer a member of the team of ${organization} on ${productName}, and you no longer see its jobs and applications.`,
                'Your account stays yours. If you did not expect this, please ask an administrator of the organization.',
              ],
              action: { label: 'Open your account', url: onSite(siteUrl, paths.accountSettings) },
            }),
        },
      ],
    },
  }),
};
