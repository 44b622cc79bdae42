import { expect, it } from 'vitest';
import { heatOf } from './heat';
import type { Run } from './record';

const run = (operation: string | null, kind: string, read: number, write: number): Run => ({
  operation,
  read,
  write,
  tableCalls: 1,
  partitions: { [kind]: { read, write } },
});

it('weights partitions by how often calls are made, and adds resulting work', () => {
  const runs = [
    run('post', 'JOB#*', 1, 4),
    run('post', 'JOB#*', 1, 6),
    run('list', 'JOBS#*', 2, 0),
    run(null, 'SITE', 1, 5),
  ];
  const times = { post: { read: 2, write: 2 }, list: { read: 10, write: 10 } };
  // Two calls write 10 units, like the two runs, so their resulting work counts once.
  expect(heatOf(runs, times)).toEqual({
    'JOB#*': { read: 2, write: 10 },
    'JOBS#*': { read: 20, write: 0 },
    SITE: { read: 1, write: 5 },
  });
  expect(heatOf(runs, { ...times, gone: { read: 1, write: 1 } })).toBeNull();
});
