import { acceptedDocuments } from '@shared/legal/documents';
import { LegalAcceptance } from '@shared/accounts/model/legal';
import { PutCommand, QueryCommand } from '../../../platform/table/commands';
import { conditionHolds } from '../../../platform/table/conditional-write';
import type { Item, Table } from '../../../platform/table/table';
import { entity, type EntityName } from '../../entity';
import { accountKeys } from './keys';
import type { Acceptances, NewAcceptance } from './ports';

const entityName: EntityName = 'LegalAcceptance';

/** Builds one item per document. */
export const acceptanceItems = (userId: string, { accepted, operation, at }: NewAcceptance): Item[] =>
  acceptedDocuments.map((document) => {
    const version = accepted[document];
    const acceptance: LegalAcceptance = { document, version, acceptedAt: at, operation };
    return { ...accountKeys.legalAcceptance(userId, document, version), ...entity(entityName), ...acceptance };
  });

/** Selects acceptances from a person's partition. */
export const acceptancesIn = (items: readonly Item[]): LegalAcceptance[] =>
  items.filter((item) => item['entity'] === entityName).map((item) => LegalAcceptance.parse(item));

const documentOrder = ({ document }: LegalAcceptance): number => acceptedDocuments.indexOf(document);

/** Sorts by time, because versions of different documents aren't comparable. */
const newestFirst = (one: LegalAcceptance, other: LegalAcceptance): number =>
  other.acceptedAt.localeCompare(one.acceptedAt) ||
  documentOrder(one) - documentOrder(other) ||
  other.version - one.version;

export const createAcceptances = (table: Table): Acceptances => {
  const put = async (item: Item): Promise<void> => {
    // The first acceptance counts.
    await conditionHolds(
      table.client.send(
        new PutCommand({ TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
      ),
    );
  };
  return {
    async list(userId) {
      const { pk } = accountKeys.account(userId);
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :accepted)',
          ExpressionAttributeValues: { ':pk': pk, ':accepted': 'ACCEPTED#' },
          ConsistentRead: true,
        }),
      );
      return acceptancesIn(Items).sort(newestFirst);
    },

    async record(userId, acceptance) {
      await Promise.all(acceptanceItems(userId, acceptance).map(put));
    },
  };
};
