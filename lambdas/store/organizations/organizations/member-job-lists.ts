import { limits } from '@shared/limits';
import { table as tableShape } from '@shared/platform/table';
import type { Cursors } from '../../../platform/http/cursor';
import { jobIndexes } from '../../hiring/jobs/keys';
import { queryFirst, type Item, type Table } from '../../../platform/table/table';

type Member = { userId: string; organizationId: string };
type Page = { items: Item[]; nextCursor: string | null };

/** Returns newest first, merged from several lists. `listOf` is the gsi1 partition of a job. */
export const queryOfMember = async (
  table: Table,
  cursors: Cursors,
  {
    member,
    name,
    listOf,
    cursor,
  }: { member: Member; name: string; listOf: (jobId: string) => string; cursor?: string | undefined },
): Promise<Page> => {
  const { sortKey } = tableShape.indexes.gsi1;
  const list = `${jobIndexes.jobsOf(member.userId)}#${name}`;
  const before = cursor === undefined ? undefined : (await cursors.decode(list, cursor))['before'];
  const bound = before === undefined ? undefined : ({ compared: '<', with: before } as const);
  const newestOf = (jobId: string): Promise<Item[]> =>
    queryFirst(table, { list: listOf(jobId), index: 'gsi1', limit: limits.pageSize + 1, bound });
  const access = await queryFirst(table, { list: jobIndexes.jobsOf(member.userId), limit: limits.memberInboxJobs });
  const own = access.filter((item) => item['organizationId'] === member.organizationId);
  const found = (await Promise.all(own.map((item) => newestOf(String(item['jobId']))))).flat();
  const newest = found.sort((a, b) => (String(a[sortKey]) < String(b[sortKey]) ? 1 : -1));
  const items = newest.slice(0, limits.pageSize);
  const last = newest.length > limits.pageSize ? items.at(-1) : undefined;
  return { items, nextCursor: last ? await cursors.encode(list, { before: String(last[sortKey]) }) : null };
};
