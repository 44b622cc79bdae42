import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { Account } from '@shared/accounts/model/account';
import { StoredProfile, accountFieldNames, profileFieldNames } from '@shared/people/model/professional';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { profileIndexes, profileKeys } from './keys';
import { privateItem, readPrivateDetails } from './private-details';
import { profileSchemaVersion } from './profile-item';
import { shardOf } from '../../shards';
import { privacyVersionIs, savedPrivacyVersion } from './privacy-version';
import { profilePartUpdate } from './profile-part-update';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { emptyProfile, readProfile } from './profile-item';
import { getItem, transact, type Item, type Key, type Table, type Write } from '../../../platform/table/table';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { personNameItem } from '../../trust/staff/person-names';
import { verificationWrites } from '../credentials/verification-writes';
import type { OwnProfile, ProfileRepository } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, any, equals, itemExists } from '../../../platform/table/conditions';

const pick = <T extends object, K extends keyof T>(it: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, it[name]])) as Pick<T, K>;

/** Fields written by a save; photo, resume, privacy, blocked organizations and ratings are written separately. */
const savedNames = [
  ...profileFieldNames,
  'home',
  'userId',
  'professionSource',
  'profile_completion',
  'version',
  'updatedAt',
  'step',
  'submittedAt',
] as const;

export const savedAttributes = (profile: Pick<StoredProfile, (typeof savedNames)[number]>): Item => ({
  ...entity('Profile', profileSchemaVersion),
  ...pick(profile, savedNames),
  gsi3pk: profileIndexes.profiles(shardOf(profile.userId)),
  gsi3sk: profile.userId,
});

const profileWrite = (TableName: string, before: OwnProfile, after: OwnProfile): Write => {
  const { userId } = after;
  const sameVersion = equals('version', before.version);
  return {
    Update: {
      TableName,
      Key: profileKeys.profile(userId),
      ...buildUpdate({
        set: savedAttributes(after),
        // Migrates the privacy attribute of schema version 1.
        setIfAbsent: { privacy: before.privacy },
        remove: ['searchable'],
        when: before.version === 0 ? any(absent('version'), sameVersion) : sameVersion,
      }),
    },
    refusal: 'STALE_VERSION',
  };
};

const accountWrites = (TableName: string, before: OwnProfile, after: OwnProfile): Write[] => {
  const changed = accountFieldNames.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return [];
  return [
    {
      Update: {
        TableName,
        Key: accountKeys.account(after.userId),
        ...buildUpdate({ set: pick(after, changed), add: { detailsVersion: 1 }, when: itemExists }),
      },
      refusal: 'NOT_FOUND',
    },
    ...(changed.some((name) => name !== 'phone') ? [{ Put: { TableName, Item: personNameItem(after) } }] : []),
  ];
};

const reviewWrites = (TableName: string, before: OwnProfile, after: OwnProfile): Write[] =>
  after.submittedAt === null
    ? []
    : verificationWrites(TableName, {
        userId: after.userId,
        before: before.submittedAt === null ? null : before,
        after,
        at: after.updatedAt,
      });

/** DynamoDB's limit. */
const transactionWrites = 100;

const AccountFields = Account.pick({ firstName: true, lastName: true, phone: true });

export const createProfileRepository = (table: Table, keys: PersonalKeys, now: () => Date): ProfileRepository => {
  const TableName = table.name;

  const person = async (userId: string): Promise<(key: Key) => Item | undefined> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': accountKeys.account(userId).pk },
        ConsistentRead: true,
      }),
    );
    return (key) => Items.find(({ sk }) => sk === key.sk);
  };

  return {
    async get(userId) {
      // Reads the key in parallel, so opening the details finds it in memory.
      const [item] = await Promise.all([person(userId), keys.find(userId)]);
      const account = item(accountKeys.account(userId));
      if (!account) throw new AppError('NOT_FOUND');
      const [profile, details] = [item(profileKeys.profile(userId)), item(profileKeys.privateDetails(userId))];
      return {
        ...(profile ? readProfile(profile) : emptyProfile(userId, now())),
        ...AccountFields.parse(account),
        ...(await readPrivateDetails(keys, userId, details)),
      };
    },

    async save(before, after) {
      const writes = [
        profileWrite(TableName, before, after),
        { Put: { TableName, Item: await privateItem(keys, after.userId, after) } },
        ...accountWrites(TableName, before, after),
        ...reviewWrites(TableName, before, after),
      ];
      if (writes.length > transactionWrites) throw new AppError('LIMIT_REACHED', notice('credentialsAtOnce'));
      await transact(table, writes);
    },

    async setPrivacy(userId, { privacy, version, at }) {
      const when = privacyVersionIs(version);
      const change = profilePartUpdate(TableName, { userId, set: { privacy }, add: { privacyVersion: 1 }, when, at });
      return savedPrivacyVersion(table, change);
    },

    async blocked(userId) {
      const item = await getItem(table, profileKeys.profile(userId), true);
      return StoredProfile.shape.blockedOrganizations.parse(item?.['blockedOrganizations']);
    },

    async setBlocked(userId, before, after, at) {
      const change = { userId, set: { blockedOrganizations: after }, previous: { blockedOrganizations: before }, at };
      try {
        await table.client.send(new UpdateCommand(profilePartUpdate(TableName, change)));
      } catch (error) {
        throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
      }
    },
  };
};
