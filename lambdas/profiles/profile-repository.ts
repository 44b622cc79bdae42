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

/** A profile as its owner saves it, and its place in the search. */
export const profileWrites = (
  TableName: string,
  profile: StoredProfessionalProfile,
  card: ProfessionalCard | null,
): Write[] => [
  {
    Put: {
      TableName,
      Item: { ...keys.profile(profile.userId), ...entity('Profile'), ...profile },
      ...(profile.version === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'version = :previous',
            ExpressionAttributeValues: { ':previous': profile.version - 1 },
          }),
    },
    refusal: 'STALE_VERSION',
  },
  cardWrite(TableName, profile, card),
];

export const createProfileRepository = (table: Table, cursors: Cursors): ProfileRepository => ({
  async get(userId) {
    const item = await getItem(table, keys.profile(userId), true);
    return item ? StoredProfessionalProfile.parse(item) : null;
  },

  async save(profile, card) {
    await transact(table, profileWrites(table.name, profile, card));
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
