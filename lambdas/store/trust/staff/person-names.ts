import { limits } from '@shared/limits';
import { Account } from '@shared/accounts/model/account';
import { foldedName } from '@shared/core/model/folded-name';
import type { FoundPerson } from '@shared/trust/model/staff';
import { QueryCommand } from '../../../platform/table/commands';
import { getItems, type Item, type Table } from '../../../platform/table/table';
import { accountKeys } from '../../accounts/accounts/keys';
import { entity } from '../../entity';
import { staffIndexes, staffKeys } from './keys';
import type { FoundPeople } from './ports';

/** Folding can turn one character into 18 bytes; a key holds 1,024. */
const keyCharacters = 50;
const keyOf = (text: string): string => Array.from(foldedName(text)).slice(0, keyCharacters).join('');

type Name = { userId: string; firstName: string; lastName: string };

export const personNameItem = ({ userId, firstName, lastName }: Name): Item => ({
  ...staffKeys.personName(userId),
  ...entity('PersonName'),
  userId,
  gsi1pk: staffIndexes.peopleByName,
  gsi1sk: `${keyOf(`${firstName} ${lastName}`)}#${userId}`,
  gsi2pk: staffIndexes.peopleByName,
  gsi2sk: `${keyOf(`${lastName} ${firstName}`)}#${userId}`,
});

const Person = Account.pick({
  userId: true,
  firstName: true,
  lastName: true,
  email: true,
  userType: true,
  createdAt: true,
});

export const createFoundPeople = (table: Table): FoundPeople => {
  const beginningWith = async (index: 'gsi1' | 'gsi2', text: string): Promise<string[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: index,
        KeyConditionExpression: '#pk = :list AND begins_with(#sk, :text)',
        ExpressionAttributeNames: { '#pk': `${index}pk`, '#sk': `${index}sk` },
        ExpressionAttributeValues: { ':list': staffIndexes.peopleByName, ':text': keyOf(text) },
        Limit: limits.peopleFound,
      }),
    );
    return Items.map(({ userId }) => String(userId));
  };

  const byIds = async (userIds: readonly string[]): Promise<FoundPerson[]> => {
    const items = await getItems(table, userIds.map(accountKeys.account));
    return items
      .filter((item) => item !== undefined)
      .map((item) => {
        const { firstName, lastName, ...person } = Person.parse(item);
        return { ...person, name: `${firstName} ${lastName}`.trim() };
      });
  };

  return {
    byIds,
    async byName(text) {
      const found = await Promise.all([beginningWith('gsi1', text), beginningWith('gsi2', text)]);
      return byIds([...new Set(found.flat())].slice(0, limits.peopleFound));
    },
  };
};
