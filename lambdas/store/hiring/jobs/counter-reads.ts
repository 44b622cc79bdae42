import { QueryCommand } from '../../../platform/table/commands';
import { Specialty } from '@shared/core/model/enumerations';
import { jobKeys } from './keys';
import { organizationIndexes } from '../../organizations/organizations/keys';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { ledTotalsOf, totalsKey, totalsOf, weekTotalsOf } from './job-counters';
import type { JobCounters } from './ports';
import { lacksOpenings, recountOpenings } from './recount-openings';

const afterPrefix = (sk: string, prefix: string): string | null =>
  sk.startsWith(prefix) ? sk.slice(prefix.length) : null;

export const createJobCounters = (table: Table): JobCounters => {
  /** A query returns at most 1 MB: about 4,000 counters. */
  const read = async (organizationId: string, condition: string, values: Record<string, string>): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: `pk = :list AND ${condition}`,
        ExpressionAttributeValues: { ':list': organizationIndexes.organization(organizationId), ...values },
      }),
    );
    return Items;
  };

  const totalsIn = (organizationId: string): Promise<Item[]> =>
    read(organizationId, 'begins_with(sk, :prefix)', { ':prefix': jobKeys.organizationTotals(organizationId).sk });

  return {
    async of(organizationId, userId) {
      const readOne = () => getItem(table, totalsKey(organizationId, userId));
      const item = await readOne();
      if (userId !== null || !lacksOpenings(item)) return totalsOf(item);
      await recountOpenings(table, organizationId, await totalsIn(organizationId));
      return totalsOf(await readOne());
    },

    async everything(organizationId) {
      const whole = jobKeys.organizationTotals(organizationId).sk;
      const prefixes = {
        specialty: `${whole}#SPECIALTY#`,
        project: `${whole}#PROJECT#`,
        member: `${whole}#`,
      };
      const stored = await totalsIn(organizationId);
      const isBehind = lacksOpenings(stored.find(({ sk }) => sk === whole));
      const isRecounted = isBehind && (await recountOpenings(table, organizationId, stored));
      const items = isRecounted ? await totalsIn(organizationId) : stored;
      const found: Awaited<ReturnType<JobCounters['everything']>> = {
        all: totalsOf(undefined),
        members: [],
        specialties: [],
        projects: [],
      };
      for (const item of items) {
        const [sk, totals] = [String(item['sk']), totalsOf(item)];
        const specialty = Specialty.safeParse(afterPrefix(sk, prefixes.specialty));
        const project = afterPrefix(sk, prefixes.project);
        if (sk === whole) found.all = totals;
        else if (specialty.success) found.specialties.push({ specialty: specialty.data, totals });
        else if (project !== null) found.projects.push({ project, totals });
        else found.members.push({ userId: sk.slice(prefixes.member.length), totals: ledTotalsOf(item) });
      }
      return found;
    },

    async weeks(organizationId, since) {
      const from = jobKeys.weekTotals(organizationId, since).sk;
      // "~" sorts after every day.
      const until = jobKeys.weekTotals(organizationId, '~').sk;
      const items = await read(organizationId, 'sk BETWEEN :from AND :until', { ':from': from, ':until': until });
      return new Map(items.map((item) => [String(item['sk']).slice(until.length - 1), weekTotalsOf(item)]));
    },
  };
};
