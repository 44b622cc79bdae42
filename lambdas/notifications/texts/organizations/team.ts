import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { defaultLanguage } from '@shared/text/language';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { invitationToken } from '../../../store/organizations/organizations/invitation-token';
import { onSite } from '../../format';
import { defineTexts } from '../../text';
import { inAppAndEmail } from '../../wording';

const loadInvitation = async (
  reader: EventReader,
  { data: { invitationId } }: EventOf<'invitation.created' | 'invitation.resent'>,
) => {
  const invitation = await reader.invitation(invitationId);
  if (!invitation) return null;
  const { email, role, organizationId, invitedBy, staff } = invitation;
  const [organization, inviter] = await Promise.all([
    reader.organizationName(organizationId),
    reader.account(invitedBy),
  ]);
  return {
    invitationId,
    email,
    role,
    isStaff: staff !== undefined,
    organization,
    language: inviter?.language ?? defaultLanguage,
  };
};

const t = textsOf('notifications/team');

/** Invites to the pool, not the team. */
const staffInvitation = (organization: string) => ({
  subject: t('staffInvitation.subject', { organization, product: productName }),
  preview: t('staffInvitation.preview'),
  heading: t('staffInvitation.heading', { organization }),
  paragraphs: [t('staffInvitation.text', { organization, product: productName }), t('staffInvitation.how')],
});

const invitation = defineTexts({
  'invitation.created': {
    load: loadInvitation,
    toAddress: {
      address: ({ email }) => email,
      // The inviter knows the person, so their language is used.
      language: ({ language }) => language,
      email: async (invited, { siteUrl, hash }) => {
        const token = await invitationToken(hash, invited.invitationId);
        const { organization, isStaff } = invited;
        const action = { label: t('invitation.action'), url: onSite(siteUrl, pathTo(paths.invitation, { token })) };
        const notes = [t('invitation.expires', { days: limits.invitationDays })];
        const kind = 'transactional' as const;
        if (isStaff) return { ...staffInvitation(organization), kind, action, notes };
        const role = { label: `teamRole.${invited.role}` } as const;
        return {
          subject: t('invitation.subject', { organization, product: productName }),
          preview: t('invitation.preview', { role }),
          heading: t('invitation.heading', { organization }),
          paragraphs: [t('invitation.text', { organization, product: productName, role }), t('invitation.how')],
          ...{ kind, action, notes },
        };
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
  { data: { userId, organizationId } }: EventOf<'member.removed'>,
): Promise<TeamMember | null> => {
  const organization = await reader.organizationName(organizationId);
  return organization ? { userId, organization } : null;
};

type TwoFactorDue = TeamMember & Pick<EventOf<'member.two_factor_due'>['data'], 'until' | 'reminder'>;

const loadTwoFactorDue = async (
  reader: EventReader,
  { data: { userId, organizationId, until, reminder } }: EventOf<'member.two_factor_due'>,
): Promise<TwoFactorDue | null> => {
  const organization = await reader.organizationName(organizationId);
  return organization ? { userId, organization, until, reminder } : null;
};

const twoFactorDueText = ({ organization, until, reminder }: TwoFactorDue): DeferredText => {
  if (until === null) return t('twoFactorDue.content', { organization });
  const date = { instant: until, timeZone: 'UTC' };
  return t(reminder ? 'twoFactorDue.reminder' : 'twoFactorDue.grace', { organization, date });
};

/** Notifies all former members that their organization closed. */
const loadRemoved = async (reader: EventReader, event: EventOf<'member.removed'>): Promise<TeamMember | null> => {
  const closing = await reader.organizationClosing(event.data.organizationId);
  const isClosed = closing?.state === 'removing' || closing?.state === 'closed';
  return isClosed ? null : loadMember(reader, event);
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
            title: t('joined.title'),
            content: t('joined.content', { firstName, lastName }),
            actionUrl: paths.teamSettings,
          }),
        },
      ],
    },

    'member.two_factor_due': {
      load: loadTwoFactorDue,
      toUsers: [
        {
          recipients: ({ userId }) => [userId],
          category: 'account',
          ...inAppAndEmail('system', (due: TwoFactorDue) => ({
            title: t('twoFactorDue.title'),
            content: twoFactorDueText(due),
            action: t('twoFactorDue.action'),
            path: paths.accountSettings,
          })),
        },
      ],
    },

    'member.removed': {
      load: loadRemoved,
      toUsers: [
        {
          recipients: ({ userId }) => [userId],
          category: 'account',
          email: ({ organization }, { siteUrl }) => ({
            subject: t('removed.subject', { organization }),
            preview: t('removed.preview', { organization }),
            heading: t('removed.heading'),
            paragraphs: [t('removed.text', { organization, product: productName }), t('removed.kept')],
            action: { label: t('removed.action'), url: onSite(siteUrl, paths.accountSettings) },
          }),
        },
      ],
    },
  }),
};
