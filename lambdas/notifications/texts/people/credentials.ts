import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { EventCredential, EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { defineTexts } from '../../text';

const credentialsPath = paths.credentials;

const loadDecided = async (reader: EventReader, { data }: EventOf<'credential.status_changed'>) => {
  const { userId, to } = data;
  if (to === 'pending') return null;
  const credential = await reader.credential(data);
  // A later status has its own event.
  if (credential?.status !== to) return null;
  return { ...credential, userId, status: to };
};

const loadExpiring = async (reader: EventReader, { data }: EventOf<'credential.expiring'>) => {
  const credential = await reader.credential(data);
  return credential && { ...credential, userId: data.userId, days: data.days };
};

const t = textsOf('notifications/credentials');

const noteOf = ({ cause, deactivatedOn, note }: Pick<EventCredential, 'cause' | 'deactivatedOn' | 'note'>) => {
  if (deactivatedOn !== undefined) return t('decided.deactivated', { day: { day: deactivatedOn } });
  if (cause) return t('decided.note', { note: { label: `verificationCause.${cause}` } });
  return note === '' ? null : t('decided.note', { note });
};

export const credentialTexts = defineTexts({
  'credential.status_changed': {
    load: loadDecided,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'account',
        inApp: ({ label, ...decided }) => {
          const note = noteOf(decided);
          const status = { label: `verificationStatus.${decided.status}` } as const;
          return {
            type: 'system',
            title: t('decided.title', { label, status }),
            content: note ?? t('decided.content', { label, status }),
            actionUrl: credentialsPath,
          };
        },
        email: ({ label, ...decided }, { siteUrl }) => {
          const note = noteOf(decided);
          const status = { label: `verificationStatus.${decided.status}` } as const;
          return {
            subject: t('decided.title', { label, status }),
            preview: t('decided.email.preview', { status }),
            heading: t('decided.title', { label, status }),
            paragraphs: [
              t('decided.email.text', { label, product: productName, status }),
              ...(note && decided.status !== 'expired' ? [note] : []),
              t(`decided.next.${decided.status}`),
            ],
            action: { label: t('action'), url: onSite(siteUrl, credentialsPath) },
          };
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
          title: t('expiring.title', { days, label }),
          content: t('expiring.content'),
          actionUrl: credentialsPath,
        }),
        email: ({ label, days, expiryDate }, { siteUrl }) =>
          expiryDate === null
            ? null
            : {
                subject: t('expiring.title', { days, label }),
                preview: t('expiring.email.preview'),
                heading: t('expiring.title', { days, label }),
                paragraphs: [
                  t('expiring.email.validUntil', { label, day: { day: expiryDate } }),
                  t('expiring.content'),
                ],
                action: { label: t('action'), url: onSite(siteUrl, credentialsPath) },
              },
      },
    ],
  },
});
