import type { EventOf } from '@shared/model/event';
import { verificationStatusLabels } from '@shared/model/profile-vocabulary';
import type { VerificationStatus } from '@shared/model/verification';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventReader } from '../../events/ports';
import { renderMail } from '../../platform/mail/markup';
import { formatDay, formatExpiry, onSite } from '../format';
import { defineTexts } from '../text';

type DecidedStatus = Exclude<VerificationStatus, 'pending'>;

const credentialsPath = `${paths.editProfile}#profile-licenses`;

const nextSteps: Record<DecidedStatus, string> = {
  verified: 'Employers now see that it is verified, by whom and since when.',
  needs_info: 'Answer in your profile or add a document there: then it is reviewed again.',
  rejected: 'Correct the entry or add a document that proves it, and it is reviewed again.',
  expired: 'Once it is renewed, enter its new dates in your profile: then it is reviewed again.',
};

const loadDecided = async (reader: EventReader, { data }: EventOf<'credential.status_changed'>) => {
  const { userId, to } = data;
  const credential = await reader.credential(data);
  // A later status has its own event.
  if (credential?.status !== to || to === 'pending') return null;
  return { ...credential, userId, status: to };
};

const loadExpiring = async (reader: EventReader, { data }: EventOf<'credential.expiring'>) => {
  const credential = await reader.credential(data);
  return credential && { ...credential, userId: data.userId, days: data.days };
};

export const credentialTexts = defineTexts({
  'credential.status_changed': {
    load: loadDecided,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        inApp: ({ label, status, note }) => {
          const statusLabel = verificationStatusLabels[status];
          return {
            type: 'system',
            title: `${label}: ${statusLabel}`,
            content: note || `The verification of “${label}” has a new status: ${statusLabel}.`,
            actionUrl: credentialsPath,
          };
        },
        email: ({ label, status, note }, { siteUrl }) => {
          const statusLabel = verificationStatusLabels[status];
          return renderMail(siteUrl, {
            subject: `${label}: ${statusLabel}`,
            preview: `The verification of your credential has a new status: ${statusLabel}.`,
            heading: `${label}: ${statusLabel}`,
            paragraphs: [
              `The verification of “${label}” on ${productName} now has the status “${statusLabel}”.`,
              ...(note && status !== 'expired' ? [note] : []),
              nextSteps[status],
            ],
            action: { label: 'Open your credentials', url: onSite(siteUrl, credentialsPath) },
          });
        },
      },
    ],
  },

  'credential.expiring': {
    load: loadExpiring,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        inApp: ({ label, days }) => ({
          type: 'system',
          title: `${label} ${formatExpiry(days)}`,
          content: 'Renew it in time and enter its new dates in your profile, so that it stays verified.',
          actionUrl: credentialsPath,
        }),
        email: ({ label, days, expiryDate }, { siteUrl }) =>
          expiryDate === null
            ? null
            : renderMail(siteUrl, {
                subject: `${label} ${formatExpiry(days)}`,
                preview: 'Enter the new dates once it is renewed.',
                heading: `${label} ${formatExpiry(days)}`,
                paragraphs: [
                  `According to your profile, “${label}” is valid until ${formatDay(expiryDate)}.`,
                  'Renew it in time and enter its new dates in your profile, so that it stays verified.',
                ],
                action: { label: 'Open your credentials', url: onSite(siteUrl, credentialsPath) },
              }),
      },
    ],
  },
});
