import { expect, it } from 'vitest';
import capacity from '../../cost/capacity.json';
import { problemsOf, summaryOf, withMore, type MeasuredCapacity } from './summary';
import { operations, unmeasuredOperations } from './unmeasured-operations';

const called = (operation: string, read: number, write: number) => ({ operation, read, write, tableCalls: 2 });
const followed = (read: number, write: number) => ({ operation: null, read, write, tableCalls: 1 });

it('reports usual and maximum capacity of a call, and of resulting work', () => {
  const runs = [
    called('post', 1, 10),
    called('post', 3, 10),
    called('post', 2, 20),
    called('list', 4, 0),
    followed(20, 8),
  ];
  expect(summaryOf(runs, ['post', 'list', 'print'], '2026-11-28')).toEqual({
    measuredOn: '2026-11-28',
    operations: {
      post: { read: 2, write: 10, tableCalls: 2, dearest: 22, calls: 3 },
      list: { read: 4, write: 0, tableCalls: 2, dearest: 4, calls: 1 },
    },
    following: { read: 0.5, write: 0.2, runs: 0.025 },
  });
});

it('fails if no call used capacity', () => {
  expect(() => summaryOf([called('post', 0, 0)], ['post'], '')).toThrow('No call read or wrote anything.');
});

it('adds missing operations from further runs, and keeps the rest', () => {
  const whole = summaryOf([called('post', 1, 10)], ['post', 'list', 'print'], '2026-11-28');
  const more = withMore(whole, [called('post', 9, 9), called('list', 4, 0), followed(1, 1)], ['list', 'post', 'print']);
  expect(Object.entries(more.operations).map(([name, { read }]) => [name, read])).toEqual([
    ['list', 4],
    ['post', 1],
  ]);
  expect(more.following).toEqual(whole.following);
});

it('fails if an operation has no measurement and no reason', () => {
  const measured = summaryOf([called('post', 1, 10), called('idle', 0, 0)], ['post', 'idle', 'print'], '2026-11-28');
  const problems = (reasons: Record<string, string>) => problemsOf(measured, ['post', 'idle', 'print'], reasons);
  expect(problems({ idle: 'no table', print: 'never called' })).toEqual([]);
  expect(problems({}).map((it) => it.split(' ')[0])).toEqual(['idle', 'print']);
  expect(problems({ idle: '-', print: '-', post: '-', gone: '-' }).map((it) => it.split(' ')[0])).toEqual([
    'post',
    'gone',
  ]);
});

it('has a measurement or a reason for each operation', () => {
  expect(problemsOf(capacity as MeasuredCapacity, operations, unmeasuredOperations)).toEqual([]);
});
