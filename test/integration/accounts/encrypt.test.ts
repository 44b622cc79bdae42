import { profileRoutes } from '@shared/people/api/profiles.routes';
import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { getItem, openTable, type Table } from '@lambdas/platform/table/table';
import { openHealthText } from '@lambdas/store/people/health-file/open-health-text';
import { createSealedHealthText } from '@lambdas/store/people/health-file/sealed-records';
import { keys } from '@lambdas/store/keys';
import { openPersonalKeys } from '@lambdas/store/accounts/personal-keys/open-personal-keys';
import { destroyDataKey } from '@lambdas/store/accounts/personal-keys/personal-keys';
import { encryptStored, type EncryptDeps } from '../../../scripts/encryption/encrypt-stored';
import { createProgress, createStoredItems } from '../../../scripts/encryption/stored-items';
import { api } from '../../support/client';
import { dayFromNow, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { startTestStack } from '../../support/stack';

let table: Table;
let deps: EncryptDeps;
let stop: () => Promise<void>;
// A separate stack: each run reads the entire table, and the shared one grows to hundreds of thousands of items.
beforeAll(async () => {
  ({ stop } = await startTestStack());
  table = openTable();
  deps = {
    stored: createStoredItems(table, 100),
    progress: createProgress({ client: table.client, name: process.env['PERSONAL_KEYS_TABLE']! }),
    keys: openPersonalKeys(table),
    health: openHealthText(table, createStageHash()),
  };
});
afterAll(() => stop());

const as = ({ token }: Person) => ({ token });
const record = { takenOn: dayFromNow(-300), validUntil: dayFromNow(65), evidence: 'test' } as const;

const overwrite = (Key: { pk: string; sk: string }, set: Record<string, unknown>) =>
  table.client.send(new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set }) }));

/** A person with private details and a health file stored before people had keys. */
const personFromBefore = async (): Promise<Person> => {
  const person = await registerApplicant();
  const { userId } = person;
  await overwrite(keys.privateDetails(userId), { dateOfBirth: '1984-02-29', gender: 'other', deaNumber: 'AB1234563' });
  await api(
    healthFileRoutes.saveHealthRecord,
    { params: { code: 'tuberculosis' }, body: { record, version: 0 } },
    as(person),
  );
  const [file] = [(await api(healthFileRoutes.listHealthRecords, {}, as(person))).body.items];
  const sealed = await createSealedHealthText(createStageHash()).seal(userId, JSON.stringify(file));
  await overwrite(keys.healthFile(userId), { sealed });
  return person;
};

const storedOf = async ({ userId }: Person) => [
  await getItem(table, keys.privateDetails(userId), true),
  await getItem(table, keys.healthFile(userId), true),
];
const sealed = { sealed: expect.any(String) as string };
const encrypted = [{ dateOfBirth: sealed, gender: sealed, deaNumber: sealed, city: 'Boston' }, { sealed }];

describe('npm run encrypt', () => {
  it('encrypts previously stored data, continues where it stopped, and is idempotent', async () => {
    const people = await Promise.all([personFromBefore(), personFromBefore(), personFromBefore()]);
    const { stored } = deps;
    let writes = 0;
    const stopped = {
      ...stored,
      replace: (...change: Parameters<typeof stored.replace>) => {
        writes += 1;
        return writes > 2 ? Promise.reject(new Error('stopped')) : stored.replace(...change);
      },
    };
    await expect(encryptStored({ ...deps, stored: stopped })).rejects.toThrow('stopped');

    const rest = await encryptStored(deps);
    expect(rest.encrypted).toBeGreaterThanOrEqual(4);
    for (const person of people) {
      expect(await storedOf(person)).toMatchObject(encrypted);
      expect((await api(profileRoutes.getMyProfile, {}, as(person))).body).toMatchObject({
        dateOfBirth: '1984-02-29',
        gender: 'other',
        deaNumber: 'AB1234563',
      });
      const { items } = (await api(healthFileRoutes.listHealthRecords, {}, as(person))).body;
      expect(items).toMatchObject([{ code: 'tuberculosis', ...record }]);
    }

    const before = await Promise.all(people.map(storedOf));
    expect((await encryptStored(deps)).encrypted).toBe(0);
    expect(await Promise.all(people.map(storedOf))).toEqual(before);
  });

  it('skips people whose key is destroyed', async () => {
    const person = await registerApplicant();
    const { userId } = person;
    const keysTable = { client: table.client, name: process.env['PERSONAL_KEYS_TABLE']! };
    await destroyDataKey(keysTable, userId, new Date().toISOString());
    await overwrite(keys.privateDetails(userId), { deaNumber: 'AB1234563' });
    expect((await encryptStored(deps)).erased).toBe(1);
  });
});
