import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { defineTexts } from '../../text';
import { inAppAndEmail } from '../../wording';

const loadSent = async (reader: EventReader, { data }: EventOf<'job_invitation.sent'>) => {
  const invitation = await reader.jobInvitation(data);
  return invitation?.isOpen ? { ...invitation, ...data } : null;
};

const loadDeclined = async (reader: EventReader, { data }: EventOf<'job_invitation.declined'>) => {
  const invitation = await reader.jobInvitation(data);
  const { professional } = invitation ?? {};
  return invitation && professional ? { ...invitation, ...data, professional } : null;
};

const t = textsOf('notifications/job-invitations');

export const jobInvitationTexts = defineTexts({
  'job_invitation.sent': {
    load: loadSent,
    toUsers: [
      {
        recipients: ({ professionalId }) => [professionalId],
        category: 'applications',
        ...inAppAndEmail('job', ({ organization, jobTitle, message }: Sent) => ({
          title: t('sent.title', { organization }),
          content: t('sent.content', { organization, jobTitle }),
          details: message ? [t('sent.message', { organization }), message] : [],
          action: t('sent.action'),
          path: paths.myInvitations,
        })),
      },
    ],
  },

  'job_invitation.declined': {
    load: loadDeclined,
    toUsers: [
      {
        recipients: ({ invitedBy }) => [invitedBy],
        category: 'applications',
        inApp: ({ professional, jobTitle, jobId }) => ({
          type: 'job',
          title: t('declined.title'),
          content: t('declined.content', { professional, jobTitle }),
          actionUrl: pathTo(paths.jobCandidates, { jobId }),
        }),
      },
    ],
  },
});

type Sent = NonNullable<Awaited<ReturnType<typeof loadSent>>>;
