import { verificationStatusLabels } from '@shared/model/profile-vocabulary';
import type { EventOf } from '@shared/model/event';
import {
  credentialExpiring,
  credentialsPage,
  credentialStatusChanged,
  expiryWords,
} from '../../runtime/mail/credential-templates';
import type { NewsOf } from '../news';
import { decidedCredential } from '../recipients';

const decided: NewsOf<EventOf<'credential.status_changed'>> = async (reader, { data }) => {
  const credential = decidedCredential(await reader.credential(data), data);
  if (!credential) return [];
  const { label, status, note } = credential;
  const words = verificationStatusLabels[status];
  return [
    {
      userId: data.userId,
      category: 'account',
      notification: {
        type: 'system',
        title: `${label}: ${words}`,
        content: note || `The verification of “${label}” has a new status: ${words}.`,
        actionUrl: credentialsPage,
      },
      mail: ({ siteUrl }) => credentialStatusChanged({ siteUrl, ...credential }),
      sms: null,
    },
  ];
};

const expiring: NewsOf<EventOf<'credential.expiring'>> = async (reader, { data }) => {
  const { userId, days } = data;
  const credential = await reader.credential(data);
  if (!credential) return [];
  const { label, expiryDate } = credential;
  return [
    {
      userId,
      category: 'account',
      notification: {
        type: 'system',
        title: `${label} ${expiryWords(days)}`,
        content: 'Renew it in time and enter its new dates in your profile, so that it stays verified.',
        actionUrl: credentialsPage,
      },
      mail: expiryDate ? ({ siteUrl }) => credentialExpiring({ siteUrl, label, expiryDate, days }) : null,
      sms: null,
    },
  ];
};

export const credentialNews = { 'credential.status_changed': decided, 'credential.expiring': expiring };
