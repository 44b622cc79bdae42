import * as z from 'zod';
import type { Cursors } from '../../../platform/http/cursor';
import { DeleteCommand, PutCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, queryEvery, queryPage, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { integrationIndexes, integrationKeys } from './keys';
import type { IntegrationLink, IntegrationLinks, LinkPages, LinkReplacements } from './ports';

const Stored = z.object({
  subject: z.string(),
  externalId: z.string().nullable(),
  written: z.string(),
  data: z.record(z.string(), z.string()),
});
const readLink = (item: Item): IntegrationLink => Stored.parse(item);

export const createIntegrationLinks = (table: Table): IntegrationLinks & LinkReplacements => {
  const TableName = table.name;
  return {
    async get(integrationId, subject) {
      const item = await getItem(table, integrationKeys.integrationLink(integrationId, subject), true);
      return item ? readLink(item) : null;
    },
    async put(integrationId, link) {
      const key = integrationKeys.integrationLink(integrationId, link.subject);
      await table.client.send(new PutCommand({ TableName, Item: { ...key, ...entity('IntegrationLink'), ...link } }));
    },
    async replace(integrationId, before, link) {
      const key = integrationKeys.integrationLink(integrationId, link.subject);
      const when = buildCondition(before === null ? itemAbsent : equals('data', before.data));
      const put = { TableName, Item: { ...key, ...entity('IntegrationLink'), ...link }, ...when };
      return conditionHolds(table.client.send(new PutCommand(put)));
    },
    async remove(integrationId, subject) {
      const Key = integrationKeys.integrationLink(integrationId, subject);
      await table.client.send(new DeleteCommand({ TableName, Key }));
    },
    async list(integrationId) {
      const links: IntegrationLink[] = [];
      const list = integrationIndexes.integrationLinks(integrationId);
      for await (const item of queryEvery(table, { list, consistent: true })) links.push(readLink(item));
      return links;
    },
  };
};

export const createLinkPages =
  (table: Table, cursors: Cursors): LinkPages =>
  async (integrationId, prefix, cursor) => {
    const list = integrationIndexes.integrationLinks(integrationId);
    const page = await queryPage(table, cursors, { list, prefix, cursor, newestFirst: false });
    return { ...page, items: page.items.map(readLink) };
  };
