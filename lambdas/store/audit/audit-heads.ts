import { AuditSeal, ChainedLine } from '@shared/model/audit';
import * as z from 'zod';
import { PutCommand } from '../../platform/table/commands';
import { queryEvery, queryFirst, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { auditIndexes, auditKeys } from './keys';
import type { AuditHeads } from './ports';

const Head = AuditSeal.pick({ chain: true, seq: true, hash: true });
const Stored = ChainedLine.extend({ mac: z.string() });

const concurrentWrites = 25;
const first = ' ';
const last = '~';

export const createAuditHeads = (table: Table): AuditHeads => ({
  async *changedSince(since) {
    const list = auditIndexes.auditHeads;
    for await (const item of queryEvery(table, { list, index: 'gsi1', since: since ?? first, until: last })) {
      yield Head.parse(item);
    }
  },

  async *lines(chain) {
    const list = auditIndexes.auditLines(chain);
    const every = queryEvery(table, { list, since: 'LINE#', until: `LINE#${last}`, consistent: true });
    for await (const item of every) yield Stored.parse(item);
  },

  async lastRoot() {
    const [item] = await queryFirst(table, { list: auditIndexes.auditRoots, limit: 1 });
    return item ? { at: String(item['sk']) } : null;
  },

  async seal(seals, at, root) {
    for (let start = 0; start < seals.length; start += concurrentWrites) {
      const puts = seals.slice(start, start + concurrentWrites).map((seal) => {
        const Item = { ...auditKeys.auditSeal(seal.chain), ...entity('AuditSeal'), ...seal };
        return table.client.send(new PutCommand({ TableName: table.name, Item }));
      });
      await Promise.all(puts);
    }
    // Last: a run that ends before is repeated.
    const Item = { ...auditKeys.auditRoot(at), ...entity('AuditRoot'), root, chains: seals.length };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
