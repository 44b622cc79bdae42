import { describe, expect, it } from 'vitest';
import type { Table } from '../../../../platform/table/table';
import { countBookedBetween } from './booked-count';

type Sent = { input: { Limit?: number; IndexName?: string; ExpressionAttributeValues: Record<string, string> } };

const stretch = { after: '2026-11-27T18:00:00.000Z', before: '2026-12-27T18:00:00.000Z' };

const setUp = (...pages: string[][]) => {
  const sent: Sent['input'][] = [];
  const client = {
    send: async ({ input }: Sent) => {
      const page = pages[sent.push(input) - 1] ?? [];
      return {
        Items: page.map((status) => ({ status })),
        ...(sent.length < pages.length && { LastEvaluatedKey: { pk: 'p', sk: 's' } }),
      };
    },
  };
  return {
    sent,
    count: (limit: number) => countBookedBetween({ name: 'table', client } as unknown as Table, 'u', stretch, limit),
  };
};

describe('the count of a person’s booked shifts', () => {
  it('excludes requests, backups, and ended bookings', async () => {
    const { sent, count } = setUp(['confirmed', 'requested', 'backup', 'canceled_by_worker', 'declined', 'confirmed']);
    expect(await count(10)).toBe(2);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      IndexName: 'gsi1',
      Limit: 10,
      ExpressionAttributeValues: { ':list': 'USER#u#BOOKINGS', ':since': stretch.after, ':until': stretch.before },
    });
  });

  it('reads no further than the limit', async () => {
    const { sent, count } = setUp(['requested', 'confirmed'], ['confirmed'], ['confirmed']);
    expect(await count(3)).toBe(2);
    expect(sent).toHaveLength(2);
  });
});
