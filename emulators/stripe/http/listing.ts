import type { Range } from '../params/fields';
import { invalidRequest } from '../core/stripe-error';
import { listOf, type Json, type List } from '../render/list';

type Page = { limit: number; starting_after?: string | undefined; ending_before?: string | undefined };

export const inRange = (created: number, range: Range): boolean => {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt, gte, lt, lte } = range;
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
};

const indexOf = (rows: readonly { id: string }[], id: string, param: string): number => {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  return index;
};

/** Page of a list, newest first. The cursor is the ID of an object in it. */
export const pageOf = <T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit, starting_after, ending_before }: Page,
  render: (row: T) => Json,
): List => {
  const rows = [...oldestFirst].reverse();
  if (starting_after !== undefined && ending_before !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.');
  }
  if (ending_before !== undefined) {
    const end = indexOf(rows, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(url, rows.slice(start, end).map(render), start > 0);
  }
  const start = starting_after === undefined ? 0 : indexOf(rows, starting_after, 'starting_after') + 1;
  return listOf(url, rows.slice(start, start + limit).map(render), rows.length > start + limit);
};
