import { ProfessionalCard, StoredProfessionalProfile } from '@shared/model/professional';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { getItem, queryPage, transact, type Table, type Write } from '../runtime/table-gateway';
import type { ProfileRepository } from './ports';

/** The item behind the search: nothing of the profile but what the card shows enters an index. */
const cardWrite = (
  TableName: string,
  { userId, updatedAt }: StoredProfessionalProfile,
  card: ProfessionalCard | null,
): Write => {
  const Key = keys.professionalCard(userId);
  if (!card) return { Delete: { TableName, Key } };
  const position = `${updatedAt}#${userId}`;
  return {
    Put: {
      TableName,
      Item: {
        ...Key,
        ...entity('ProfessionalCard'),
        ...card,
        gsi2pk: lists.professionals,
        gsi2sk: position,
        gsi3pk: lists.professionalsOf(card.specialty),
        gsi3sk: position,
      },
    },
  };
};

export const createProfileRepository = (table: Table, cursors: Cursors): ProfileRepository => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId), true);
    return item ? StoredProfessionalProfile.parse(item) : null;
  },

  async save(profile, card) {
    const { userId, version } = profile;
    const TableName = table.name;
    await transact(table, [
      {
        Put: {
          TableName,
          Item: { ...keys.profile(userId), ...entity('Profile'), ...profile },
          ...(version === 1
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : {
                ConditionExpression: 'version = :previous',
                ExpressionAttributeValues: { ':previous': version - 1 },
              }),
        },
        refusal: 'STALE_VERSION',
      },
      cardWrite(TableName, profile, card),
    ]);
  },

  async listCards({ specialty, cursor }) {
    const page = await queryPage(table, cursors, {
      ...(specialty
        ? { list: lists.professionalsOf(specialty), index: 'gsi3' }
        : { list: lists.professionals, index: 'gsi2' }),
      cursor,
    });
    return { ...page, items: page.items.map((item) => ProfessionalCard.parse(item)) };
  },
});
