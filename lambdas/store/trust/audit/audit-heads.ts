import { AuditSeal, ChainedLine } from '@shared/trust/model/audit';
import * as z from 'zod';
import { PutCommand } from '../../../platform/table/commands';
import { getItem, getItems, queryEvery, queryFirst, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { auditIndexes, auditKeys } from './keys';
import type { AuditHeads, AuditPositions } from './ports';

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

  async *after(position) {
    const list = auditIndexes.auditHeads;
    const since = position || first;
    for await (const item of queryEvery(table, { list, index: 'gsi1', since, until: last })) {
      const own = String(item['gsi1sk']);
      if (own !== position) yield { ...Head.parse(item), position: own };
    }
  },

  async lost(chains) {
    const items = await getItems(table, chains.map(auditKeys.auditHead));
    return chains.filter((_chain, index) => items[index] === undefined);
  },

  async *lines(chain, after) {
    const list = auditIndexes.auditLines(chain);
    const since = auditKeys.auditLine(chain, after + 1).sk;
    const every = queryEvery(table, { list, since, until: `LINE#${last}`, consistent: true });
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
    // Last, so a run that stops earlier is repeated.
    const Item = { ...auditKeys.auditRoot(at), ...entity('AuditRoot'), root, chains: seals.length };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});

const Position = z.object({
  position: z.string().nullable(),
  within: Head.nullable().default(null),
  since: z.string(),
  startedAt: z.string(),
});

export const createAuditPositions = (table: Table): AuditPositions => ({
  async get() {
    const item = await getItem(table, auditKeys.auditPosition(), true);
    return item ? Position.parse(item) : null;
  },

  async save(position) {
    const Item = { ...auditKeys.auditPosition(), ...entity('AuditPosition'), ...position };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
