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
  verified: 'Employers can now see who verified it and when.',
  needs_info: "Reply in your profile or add a document there, and we'll review it again.",
  rejected: "Correct the entry or add a document that supports it, and we'll review it again.",
  expired: "Once you renew it, enter the new dates in your profile and we'll review it again.",
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
            content: note || `“${label}” is now “${statusLabel}”.`,
            actionUrl: credentialsPath,
          };
        },
        email: ({ label, status, note }, { siteUrl }) => {
          const statusLabel = verificationStatusLabels[status];
          return renderMail(siteUrl, {
            subject: `${label}: ${statusLabel}`,
            preview: `Your credential is now “${statusLabel}”.`,
            heading: `${label}: ${statusLabel}`,
            paragraphs: [
              `The status of “${label}” on ${productName} is now “${statusLabel}”.`,
              ...(note && status !== 'expired' ? [note] : []),
              nextSteps[status],
            ],
            action: { label: 'View credentials', url: onSite(siteUrl, credentialsPath) },
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
          content: 'To keep it verified, renew it in time and enter the new dates in your profile.',
          actionUrl: credentialsPath,
        }),
        email: ({ label, days, expiryDate }, { siteUrl }) =>
          expiryDate === null
            ? null
            : renderMail(siteUrl, {
                subject: `${label} ${formatExpiry(days)}`,
                preview: 'Enter the new dates once you renew it.',
                heading: `${label} ${formatExpiry(days)}`,
                paragraphs: [
                  `According to your profile, “${label}” is valid until ${formatDay(expiryDate)}.`,
                  'To keep it verified, renew it in time and enter the new dates in your profile.',
                ],
                action: { label: 'View credentials', url: onSite(siteUrl, credentialsPath) },
              }),
      },
    ],
  },
});
