import type { Item, Table } from '../../../platform/table/table';
import { queryEvery } from '../../../platform/table/table';
import { recruitingSystemKeys } from '../recruiting-systems/keys';
import { integrationIndexes, integrationKeys } from './keys';

/** Lists the items that end with a connection. */
export const connectionParts = async function* (table: Table, integrationId: string): AsyncGenerator<Item> {
  const lists = [
    integrationIndexes.integrationTasks(integrationId),
    integrationIndexes.integrationLinks(integrationId),
    integrationIndexes.integrationCalls(integrationId),
    integrationKeys.integrationWork(integrationId).pk,
    recruitingSystemKeys.reportSample(integrationId).pk,
  ];
  for (const list of lists) yield* queryEvery(table, { list, consistent: true });
};
