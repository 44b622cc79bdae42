import { ChainedLine, AuditSeal } from '@shared/trust/model/audit';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { PutCommand } from '../../../platform/table/commands';
import { buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import type { Cursors } from '../../../platform/http/cursor';
import { getItem, queryFirst, queryPage, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { auditIndexes, auditKeys } from './keys';
import type { AuditLines, LineFilter } from './ports';

const readingDays = 2;
const organizationOfChain = (chain: string): string | null => (chain.startsWith('o#') ? chain.slice(2) : null);

const readLine = (item: Item): ChainedLine => ChainedLine.parse(item);

const bounds = ({ since, until }: LineFilter) => ({ ...(since && { since }), ...(until && { until }) });

export const createAuditLines = (table: Table, cursors: Cursors): AuditLines => ({
  async list(chain, filter, cursor) {
    const { actor } = filter;
    const list = actor ? auditIndexes.auditActor(chain, actor) : auditIndexes.auditTimes(chain);
    const read = { list, index: actor ? ('gsi2' as const) : ('gsi3' as const), cursor, ...bounds(filter) };
    const { items, nextCursor } = await queryPage(table, cursors, read);
    return { items: items.map(readLine), nextCursor };
  },

  async below(chain, seq, limit) {
    const list = auditIndexes.auditLines(chain);
    const bound = { compared: '<=' as const, with: auditKeys.auditLine(chain, seq).sk };
    const items = await queryFirst(table, { list, limit, bound });
    return items.filter(({ entity: name }) => name === 'AuditLine').map(readLine);
  },

  async activity(userId, since, cursor) {
    const list = auditIndexes.personActivity(userId);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, since });
    return { items: items.map(readLine), nextCursor };
  },

  async seal(chain) {
    const item = await getItem(table, auditKeys.auditSeal(chain));
    return item ? AuditSeal.parse(item) : null;
  },

  async recordReading({ chain, userId, action }, now) {
    // Every export adds a line, and reading adds one an hour.
    const time = now.toISOString();
    const Item = {
      ...auditKeys.auditReading(chain, userId, action, action === 'exported' ? time : time.slice(0, 13)),
      ...entity('AuditReading'),
      action,
      organizationId: organizationOfChain(chain),
      ttl: epochSeconds(addSeconds(now, readingDays * 24 * 3600)),
    };
    await conditionHolds(
      table.client.send(new PutCommand({ TableName: table.name, Item, ...buildCondition(itemAbsent) })),
    );
  },
});
