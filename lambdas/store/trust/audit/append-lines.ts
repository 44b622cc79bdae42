import { firstHash, lineText } from '@shared/trust/rules/audit-chain';
import type { AuditLine } from '@shared/trust/model/audit';
import { createHash } from 'node:crypto';
import { epochSeconds, addSeconds, type Clock } from '../../../platform/clock';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { platformKeys } from '../../../platform/table/keys';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, getItems, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import type { Stamp } from '../../../platform/audit/context';
import { tombstoneSeconds } from '../../../platform/audit/stamp-writes';
import { entity } from '../../entity';
import { auditIndexes, auditKeys } from './keys';
import type { AuditAppender, NewLine, StoredLine } from './ports';

/** A transaction takes 100 writes: head, lines, and their records. */
const batchSize = 40;
/** Longer than the stream keeps a record. */
const recordDays = 7;
const attempts = 12;

type Head = { seq: number; hash: string };

const positions = ({ chain, seq, at, actor }: AuditLine, person: string | null): Item => {
  const position = `${at}#${String(seq).padStart(12, '0')}`;
  return {
    ...(person !== null && { gsi1pk: auditIndexes.personActivity(person), gsi1sk: position }),
    gsi2pk: auditIndexes.auditActor(chain, actor),
    gsi2sk: position,
    gsi3pk: auditIndexes.auditTimes(chain),
    gsi3sk: position,
  };
};

/** Same as `lineHash`, but synchronous: a hundred calls in sequence would each wait for another thread. */
const hashOfLine = (previous: string, line: AuditLine): string =>
  createHash('sha256').update(lineText(previous, line)).digest('hex');

/** For append-audit only: no other function may write these partitions. */
export const createAuditAppender = (table: Table, hash: KeyedHash, clock: Clock): AuditAppender => {
  const TableName = table.name;

  const readHead = async (chain: string): Promise<Head> => {
    const item = await getItem(table, auditKeys.auditHead(chain), true);
    return item ? { seq: Number(item['seq']), hash: String(item['hash']) } : { seq: 0, hash: firstHash };
  };

  const unrecorded = async (chain: string, lines: readonly NewLine[]): Promise<NewLine[]> => {
    const records = await getItems(
      table,
      lines.map(({ id }) => auditKeys.auditRecord(chain, id)),
      true,
    );
    return lines.filter((_line, index) => records[index] === undefined);
  };

  const chainedAfter = async (chain: string, head: Head, lines: readonly NewLine[]): Promise<[StoredLine, Item][]> => {
    const made: [StoredLine, Item][] = [];
    let { seq, hash: previous } = head;
    for (const { person, ...content } of lines) {
      seq += 1;
      const line: AuditLine = { ...content, chain, seq };
      const own = hashOfLine(previous, line);
      const mac = await hash('audit-line', `${chain}\n${seq}\n${own}`);
      made.push([{ ...line, previous, hash: own, mac }, positions(line, person)]);
      previous = own;
    }
    return made;
  };

  const headWrite = (chain: string, before: Head, { seq, hash: own }: StoredLine): Write => {
    const updatedAt = clock.now().toISOString();
    return {
      Put: {
        TableName,
        Item: {
          ...auditKeys.auditHead(chain),
          ...entity('AuditHead'),
          chain,
          seq,
          hash: own,
          updatedAt,
          gsi1pk: auditIndexes.auditHeads,
          gsi1sk: `${updatedAt}#${chain}`,
        },
        ...buildCondition(before.seq === 0 ? itemAbsent : equals('seq', before.seq)),
      },
      refusal: ConcurrentModificationError,
    };
  };

  const put = (Item: Item): Write => ({
    Put: { TableName, Item, ...buildCondition(itemAbsent) },
    refusal: ConcurrentModificationError,
  });

  const appendOnce = (chain: string, lines: readonly NewLine[]): Promise<void> =>
    retryOnConflict(async () => {
      const [before, left] = await Promise.all([readHead(chain), unrecorded(chain, lines)]);
      if (left.length === 0) return;
      const made = await chainedAfter(chain, before, left);
      const ttl = epochSeconds(addSeconds(clock.now(), recordDays * 24 * 3600));
      await transact(table, [
        headWrite(chain, before, made.at(-1)![0]),
        ...made.map(([line, position]) =>
          put({
            ...auditKeys.auditLine(chain, line.seq),
            ...line,
            ...entity('AuditLine'),
            ...position,
          }),
        ),
        ...left.map(({ id }) => put({ ...auditKeys.auditRecord(chain, id), ...entity('AuditRecord'), ttl })),
      ]);
    }, attempts);

  return {
    async append(chain, lines) {
      for (let first = 0; first < lines.length; first += batchSize) {
        await appendOnce(chain, lines.slice(first, first + batchSize));
      }
    },
    async deletedBy({ pk, sk }, at) {
      const item = await getItem(table, platformKeys.tombstone(pk, sk), true);
      const isOfDeletion = Math.abs(Number(item?.['at']) - epochSeconds(at)) <= tombstoneSeconds;
      return isOfDeletion ? ((item?.['stamp'] as Stamp | undefined) ?? null) : null;
    },
  };
};
