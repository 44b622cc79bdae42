import { AppError } from '@shared/errors';
import type { DomainEvent } from '@shared/core/model/event';
import type { NotificationCategory, NotificationSettings } from '@shared/messages/model/notification-settings';
import { expect, it } from 'vitest';
import type { Language } from '@shared/text/language';
import { textsOf, type Phrase } from '../platform/text/deferred-text';
import { accountsOf, deliveryFakes } from './delivery.fake';
import { deliverSms, type SmsDeps } from './deliver-sms';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const now = '2026-11-18T17:00:00.000Z';
const created: DomainEvent = {
  id: 'e',
  type: 'notification.created',
  occurredAt: now,
  data: { notificationId: `ntf_${'0'.repeat(26)}`, userId },
};

type World = {
  settings?: Partial<NotificationSettings>;
  category?: NotificationCategory;
  sms?: Phrase | null;
  accountPhone?: string | null;
  language?: Language;
  verified?: { phone: string; accountPhone: string } | null;
  full?: boolean;
};
const sentIn = async ({
  settings = {},
  category = 'interviews',
  sms = 'An interview was confirmed.',
  accountPhone = '202 555 0143',
  language = 'en',
  verified = { phone: '+12025550143', accountPhone: '202 555 0143' },
  full = false,
}: World = {}) => {
  const sent: string[] = [];
  const deps: SmsDeps = {
    ...deliveryFakes(settings, now),
    notifications: {
      find: async () => ({
        id: '-',
        userId,
        type: 'system',
        category,
        title: '-',
        content: '-',
        actionUrl: '/messages',
        isRead: false,
        createdAt: now,
        sms,
      }),
    },
    accounts: accountsOf({ phone: accountPhone, language }),
    phones: { verified: async () => verified },
    textMessages: { send: async ({ phone, text }) => void sent.push(`${phone} ${text}`) },
    throttle: {
      count: async () => {
        if (full) throw new AppError('TOO_MANY_REQUESTS');
      },
    },
    siteUrl: 'https://site.test',
  };
  for (const { run } of await deliverSms(deps, created)) await run();
  return sent;
};

it('sends one sentence and a link', async () => {
  expect(await sentIn()).toEqual(['+12025550143 Wardline: An interview was confirmed. https://site.test/messages']);
});

it('sends in the language of the person', async () => {
  const sms = textsOf('notifications/messages')('sms');
  expect(await sentIn({ sms, language: 'es' })).toEqual([
    '+12025550143 Wardline: Tienes un mensaje nuevo. https://site.test/es/messages',
  ]);
});

it('sends to verified numbers only', async () => {
  expect(await sentIn({ verified: null })).toEqual([]);
  expect(await sentIn({ accountPhone: '202 555 0199' })).toEqual([]);
  expect(await sentIn({ accountPhone: null })).toEqual([]);
});

it('sends only what is urgent and wanted', async () => {
  expect(await sentIn({ sms: null })).toEqual([]);
  expect(await sentIn({ settings: { smsInterviews: false } })).toEqual([]);
  expect(await sentIn({ category: 'messages' })).toEqual([]);
  expect(await sentIn({ category: 'urgent', settings: { smsUrgentAlerts: false } })).toEqual([]);
  expect(await sentIn({ category: 'applications' })).toEqual([]);
});

it('stops at the daily limit without an error', async () => {
  expect(await sentIn({ full: true })).toEqual([]);
});
