import { limits } from '@shared/limits';
import type { UsageCount } from '@shared/trust/rules/usage-report';
import type { UsageEvent } from '@shared/trust/model/usage';
import { usageKinds } from '@shared/trust/model/usage-vocabulary';
import * as z from 'zod';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { usageIndexes, usageKeys } from './keys';
import type { Usage } from './ports';

const Person = z.object({ seen: z.instanceof(Set<string>), version: z.int() });
const Count = z.object({ kind: z.enum(usageKinds), name: z.string(), people: z.int(), uses: z.int() });

const daySeconds = 24 * 3600;
const nameOf = ({ kind, name }: UsageEvent): string => `${kind}#${name}`;
const endOf = (now: Date, days: number): number => epochSeconds(addSeconds(now, days * daySeconds));

/** Keeps one event per subject. */
const merged = (events: readonly UsageEvent[]): UsageEvent[] =>
  [...Map.groupBy(events, nameOf).values()].map((same) => ({
    ...same[0]!,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));

const shardOf = (person: string): number => person.charCodeAt(0) % limits.usageShards;

export const createUsage = (table: Table): Usage => {
  const TableName = table.name;

  const addOnce = async ({ day, person, events, now }: Parameters<Usage['add']>[0]): Promise<void> => {
    const key = usageKeys.usagePerson(day, person);
    const item = await getItem(table, key, true);
    const before = item ? Person.parse(item) : null;
    const added = merged(events);
    const seen = new Set([...(before?.seen ?? []), ...added.map(nameOf)]);
    const counted = added.map((event): Write => {
      const people = before?.seen.has(nameOf(event)) ? 0 : 1;
      return {
        Update: {
          TableName,
          Key: usageKeys.usageCount(day, event.kind, event.name, shardOf(person)),
          ...buildUpdate({
            set: { ...entity('UsageCount'), kind: event.kind, name: event.name, ttl: endOf(now, limits.usageDays) },
            add: { people, uses: event.count },
          }),
        },
      };
    });
    await transact(table, [
      {
        Put: {
          TableName,
          Item: {
            ...key,
            ...entity('UsagePerson'),
            seen,
            version: (before?.version ?? 0) + 1,
            ttl: endOf(now, limits.usagePersonDays),
          },
          ...buildCondition(before ? equals('version', before.version) : itemAbsent),
        },
        refusal: ConcurrentModificationError,
      },
      ...counted,
    ]);
  };

  return {
    add: (batch) => retryOnConflict(() => addOnce(batch)),

    async counts(day) {
      const counts: UsageCount[] = [];
      const list = usageIndexes.usageCounts(day);
      const stretch = { since: 'COUNT#', until: 'COUNT#\uFFFF' };
      for await (const item of queryEvery(table, { list, ...stretch })) counts.push({ ...Count.parse(item), day });
      return counts;
    },
  };
};
