import { limits } from '@shared/limits';
import type { SitemapKind } from '@shared/platform/search-engines';
import * as z from 'zod';
import { QueryCommand } from '../../../platform/table/commands';
import type { Table } from '../../../platform/table/table';
import { sitemapIndexes } from './keys';
import type { SitemapEntries, SitemapEntry } from './ports';

const Stored = z.object({ sk: z.string(), changedAt: z.string() });

export const createSitemapEntries = (table: Table, pageSize: number = limits.sitemapEntries): SitemapEntries => {
  /** One request: a page of entries fits into one query response. */
  const page = async (kind: SitemapKind, from: string | null, limit: number): Promise<SitemapEntry[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: from === null ? 'pk = :list' : 'pk = :list AND sk >= :from',
        ExpressionAttributeValues: { ':list': sitemapIndexes.sitemap(kind), ...(from !== null && { ':from': from }) },
        Limit: limit,
      }),
    );
    return Items.map((item) => Stored.parse(item)).map(({ sk, changedAt }) => ({ id: sk, changedAt }));
  };

  return {
    page: (kind, from) => page(kind, from, pageSize),

    async pageStarts(kind) {
      const starts: string[] = [];
      let entries = await page(kind, null, pageSize + 1);
      if (entries.length === 0) return null;
      while (entries.length > pageSize && starts.length < limits.sitemapPages - 1) {
        const start = entries.at(-1)!.id;
        starts.push(start);
        entries = await page(kind, start, pageSize + 1);
      }
      return starts;
    },
  };
};
