import { Account } from '@shared/accounts/model/account';
import { skillsChecklistCodes } from '@shared/people/model/skills-vocabulary';
import { QueryCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table, type Write } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { profileKeys } from '../profiles/keys';
import { readProfile } from '../profiles/profile-item';
import { profilePartUpdate } from '../profiles/profile-part-update';
import { StoredChecklist } from './checklist-item';
import { checklistIndexes, checklistKeys } from './keys';
import type { ChecklistChange, ChecklistRepository, Checklists } from './ports';

/** `consistent` for readers who may have just written. */
export const createChecklists = (table: Table, { consistent = false } = {}): Checklists => ({
  async list(userId) {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': checklistIndexes.skillsChecklists(userId) },
        ConsistentRead: consistent,
        Limit: skillsChecklistCodes.length,
      }),
    );
    return Items.map((item) => StoredChecklist.parse(item));
  },
});

const NamedAccount = Account.pick({ firstName: true, lastName: true });

const itemWrite = (TableName: string, userId: string, { before, after }: ChecklistChange): Write => ({
  Put: {
    TableName,
    Item: { ...checklistKeys.skillsChecklist(userId, after.checklist), ...entity('SkillsChecklist'), userId, ...after },
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: 'STALE_VERSION',
});

const coverageWrites = (TableName: string, userId: string, { after, coverage }: ChecklistChange): Write[] =>
  coverage === null
    ? []
    : [
        {
          Update: profilePartUpdate(TableName, {
            userId,
            set: { checklistCoverage: coverage.after },
            previous: { checklistCoverage: coverage.before },
            at: after.updatedAt,
          }),
          refusal: ConcurrentModificationError,
        },
      ];

export const createChecklistRepository = (table: Table): ChecklistRepository => ({
  ...createChecklists(table, { consistent: true }),

  async get(userId, checklist) {
    const item = await getItem(table, checklistKeys.skillsChecklist(userId, checklist), true);
    return item ? StoredChecklist.parse(item) : null;
  },

  async practice(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return item ? readProfile(item) : { profession: null, units: [], specialty: null };
  },

  async signer(userId) {
    const [account, profile] = await Promise.all([
      getItem(table, accountKeys.account(userId), true),
      getItem(table, profileKeys.profile(userId), true),
    ]);
    const { firstName, lastName } = NamedAccount.parse(account);
    return { name: `${firstName} ${lastName}`, coverage: profile ? readProfile(profile).checklistCoverage : {} };
  },

  save: (userId, change) =>
    transact(table, [itemWrite(table.name, userId, change), ...coverageWrites(table.name, userId, change)]),
});
