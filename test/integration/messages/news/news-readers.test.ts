import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable, type Table } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { createNotificationSettings } from '@lambdas/store/messages/notifications/notification-settings';
import { createNewsReaders } from '@lambdas/store/trust/site-state/news-mails';
import { createProgress, createStoredItems } from '../../../../scripts/encryption/stored-items';
import { listReaders } from '../../../../scripts/news/list-readers';
import { registerProfessional, saveNotificationSettings, type Person } from '../../../support/people';
import { startTestStack } from '../../../support/stack';

let table: Table;
let stop: () => Promise<void>;
// A separate stack, because each run reads the entire table.
beforeAll(async () => {
  ({ stop } = await startTestStack());
  table = openTable();
});
afterAll(() => stop());

/** A person whose settings were stored before the list existed. */
const optedInBefore = async (): Promise<Person> => {
  const person = await registerProfessional();
  await saveNotificationSettings(person, { emailMarketing: true });
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.notificationSettings(person.userId),
      ...buildUpdate({ remove: ['gsi1pk', 'gsi1sk', 'version'] }),
    }),
  );
  return person;
};

const readers = async () => (await createNewsReaders(table).page(null)).userIds;

it('people who opted in before the list existed get onto it once, and leave it with one click', async () => {
  const [before, other, never, listed] = [
    await optedInBefore(),
    await optedInBefore(),
    await registerProfessional(),
    await registerProfessional(),
  ];
  await saveNotificationSettings(listed, { emailMarketing: true });
  expect(await readers()).toEqual([listed.userId]);

  const progress = createProgress({ client: table.client, name: process.env['PERSONAL_KEYS_TABLE']! }, 'news-readers');
  const stored = createStoredItems(table, 20);
  const done = await listReaders({ stored, progress });
  expect(done.listed).toBe(2);
  const all = [before, other, listed].map(({ userId }) => userId);
  expect((await readers()).toSorted()).toEqual(all.toSorted());
  expect(await readers()).not.toContain(never.userId);
  expect((await listReaders({ stored, progress })).listed).toBe(0);

  const settings = createNotificationSettings(table);
  expect((await settings.get(before.userId)).emailMarketing).toBe(true);
  await settings.turnOff(before.userId, ['emailMarketing']);
  expect(await readers()).not.toContain(before.userId);
  expect((await listReaders({ stored, progress })).listed).toBe(0);
});

it('no one is listed who opts out while the list is built', async () => {
  const person = await optedInBefore();
  const stored = createStoredItems(table);
  const progress = { get: async () => null, save: async () => undefined };
  await listReaders({
    progress,
    stored: {
      ...stored,
      page: async (entities, after) => {
        const page = await stored.page(entities, after);
        await createNotificationSettings(table).turnOff(person.userId, ['emailMarketing']);
        return page;
      },
    },
  });
  expect(await readers()).not.toContain(person.userId);
});
