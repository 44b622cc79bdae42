import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { Mail } from '../../platform/mail/send-email';
import { deleteRemovedDocuments } from '../../people/credentials/delete-removed-documents';
import { toDomainEvents } from '../domain-events';
import { readIn } from '../../platform/text/read-text';
import { deliverEmail } from '../../notifications/deliver-email';
import { deliverInApp } from '../../notifications/deliver-in-app';
import type { EventCredential, EventReader } from '../ports';
import type { NewNotification } from '../../store/messages/notifications/ports';
import { imageOf } from '../stream-image.fake';
import { deliveryFakes } from '../../notifications/delivery.fake';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const credentialId = `lic_${'0'.repeat(26)}`;
const documentId = `upl_${'1'.repeat(26)}`;
const at = '2026-11-21T08:00:00.000Z';

const stored = {
  entity: 'Verification',
  userId,
  credentialId,
  status: 'pending',
  label: 'Secret label',
  version: 1,
  updatedAt: at,
  expiryDate: '2027-03-01',
  checkRequestedAt: null,
  remindedDays: null,
  document: null,
};
type Case = Record<string, unknown> | null;

let records = 0;
const events = (before: Case, after: Case): DomainEvent[] =>
  toDomainEvents({
    dynamodb: {
      SequenceNumber: String((records += 1)),
      ApproximateCreationDateTime: Date.parse(at) / 1000,
      ...(before && { OldImage: imageOf(before) }),
      ...(after && { NewImage: imageOf(after) }),
    },
  });

describe('events of a credential case', () => {
  it('report when it is opened and when its status changes', () => {
    expect(events(null, stored)).toMatchObject([
      { id: `credential.status_changed:${userId}:${credentialId}:1:${at}`, data: { from: null, to: 'pending' } },
    ]);
    const later = { ...stored, status: 'verified', version: 2, updatedAt: '2026-11-22T08:00:00.000Z' };
    expect(events(stored, later)).toMatchObject([{ data: { userId, credentialId, from: 'pending', to: 'verified' } }]);
    expect(events(stored, { ...stored, version: 2, couldNotBeChecked: true })).toEqual([]);
  });

  it('request a registry lookup for each request', () => {
    const [asked] = events(stored, { ...stored, checkRequestedAt: at });
    expect(asked).toMatchObject({
      type: 'credential.check_requested',
      id: `credential.check_requested:${userId}:${credentialId}:${at}`,
    });
    expect(events({ ...stored, checkRequestedAt: at }, { ...stored, checkRequestedAt: at, version: 2 })).toEqual([]);
  });

  it('remind once for each number of days', () => {
    const [reminded] = events(stored, { ...stored, remindedDays: 30 });
    expect(reminded).toMatchObject({
      type: 'credential.expiring',
      id: `credential.expiring:${userId}:${credentialId}:2027-03-01:30`,
      data: { days: 30 },
    });
    expect(events({ ...stored, remindedDays: 30 }, { ...stored, remindedDays: 30, dueAt: at })).toEqual([]);
    expect(events({ ...stored, remindedDays: 7 }, { ...stored, remindedDays: null })).toEqual([]);
    expect(events(stored, { ...stored, remindedDays: 0 })).toMatchObject([{ data: { days: 0 } }]);
  });

  it('release a document that nothing references any more', () => {
    const proven = { ...stored, document: { documentId, fileName: 'secret.pdf' } };
    const removed = [{ id: `credential.document_removed:${documentId}`, data: { userId, credentialId, documentId } }];
    expect(events(proven, stored)).toMatchObject(removed);
    expect(events(proven, null)).toMatchObject(removed);
    expect(events(proven, { ...proven, document: { documentId: `upl_${'2'.repeat(26)}` } })).toMatchObject(removed);
    expect(events(stored, proven)).toEqual([]);
    expect(events(stored, null)).toEqual([]);
  });

  it('contain no words or numbers, and are the same each time a record is read', () => {
    const change = [
      stored,
      { ...stored, status: 'rejected', version: 2, remindedDays: 7, document: { documentId, fileName: 'secret.pdf' } },
    ] as const;
    expect(JSON.stringify(events(...change))).not.toMatch(/secret/i);
    expect(events(...change)).toEqual(events(...change));
  });
});

const reader = (credential: EventCredential | null) =>
  ({
    credential: async () => credential,
    account: async () => ({
      email: 'pro@example.test',
      firstName: 'Pro',
      lastName: 'Test',
      userType: 'doctor',
      language: 'en',
    }),
  }) as unknown as EventReader;
const hash = keyedHash(async () => Buffer.from('key'));

const told = async (event: DomainEvent, credential: EventCredential | null) => {
  const [mails, notifications]: [Mail[], NewNotification[]] = [[], []];
  const deps = { ...deliveryFakes(), reader: reader(credential), hash, siteUrl: 'https://site.test' };
  const effects = [
    ...(await deliverEmail({ ...deps, mailer: { send: async (mail) => void mails.push(mail) } }, event)),
    ...(await deliverInApp({ ...deps, notifications: { put: async (it) => void notifications.push(it) } }, event)),
  ];
  for (const { run } of effects) await run();
  return { mails, notifications: await readIn('en', notifications) };
};
const decided = (to: 'pending' | 'needs_info' | 'verified' | 'expired'): DomainEvent => ({
  id: 'e',
  type: 'credential.status_changed',
  occurredAt: at,
  data: { userId, credentialId, from: 'pending', to },
});
const credential: EventCredential = {
  label: 'License',
  status: 'needs_info',
  expiryDate: '2027-03-01',
  cause: null,
  note: 'A copy, please.',
};

describe('the owner of a case', () => {
  it('gets a reviewer’s question once by mail and once on the site', async () => {
    const { mails, notifications } = await told(decided('needs_info'), credential);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'pro@example.test', subject: 'License: More information needed' });
    expect(mails[0]?.text).toContain('A copy, please.');
    expect(mails[0]?.text).toContain('https://site.test/profile/credentials');
    expect(notifications).toMatchObject([
      { userId, title: 'License: More information needed', content: 'A copy, please.', type: 'system' },
    ]);
  });

  it('is not notified of a pending review, or of an outdated status', async () => {
    for (const [event, now] of [
      [decided('pending'), { ...credential, status: 'pending' }],
      [decided('needs_info'), { ...credential, status: 'verified' }],
      [decided('verified'), null],
    ] as const) {
      expect(await told(event, now)).toEqual({ mails: [], notifications: [] });
    }
  });

  it.each([
    [90, 'License expires in 90 days'],
    [1, 'License expires in 1 day'],
    [0, 'License expires today'],
  ])('is reminded %i days before the end', async (days, words) => {
    const event: DomainEvent = {
      id: 'e',
      type: 'credential.expiring',
      occurredAt: at,
      data: { userId, credentialId, days },
    };
    const { mails, notifications } = await told(event, { ...credential, status: 'verified' });
    expect(mails.map(({ subject }) => subject)).toEqual([words]);
    expect(mails[0]?.text).toContain('March 1, 2027');
    expect(notifications.map(({ title }) => title)).toEqual([words]);
  });
});

it('deletes only the file of a removed document', async () => {
  const removed: string[] = [];
  const documents = { remove: async (key: string) => void removed.push(key) };
  const event: DomainEvent = {
    id: 'e',
    type: 'credential.document_removed',
    occurredAt: at,
    data: { userId, credentialId, documentId },
  };
  for (const { run } of deleteRemovedDocuments(documents, event)) await run();
  expect(removed).toEqual([`credentials/${userId}/${credentialId}/${documentId}`]);
  expect(deleteRemovedDocuments(documents, decided('verified'))).toEqual([]);
});
