import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNextCase } from './use-next-case';

const queue = (pages: string[][], hasNextPage = false) => ({
  data: { pages: pages.map((items) => ({ items })) },
  hasNextPage,
  isFetching: false,
  fetchNextPage: vi.fn(),
});
const nextAfter = (current: string, waiting: ReturnType<typeof queue>) =>
  renderHook(() => useNextCase<string>(waiting as never, (row) => row === current)).result.current;

it('goes down the queue, across its pages', () => {
  const waiting = queue([['a', 'b'], ['c']]);
  expect(['a', 'b', 'c'].map((it) => nextAfter(it, waiting))).toEqual(['b', 'c', undefined]);
});

it('begins at the top for a case that is not in the queue', () => {
  expect(nextAfter('z', queue([['a', 'b']]))).toBe('a');
});

it('reads on only at the end of what is read', () => {
  const waiting = queue([['a', 'b']], true);
  nextAfter('a', waiting);
  expect(waiting.fetchNextPage).not.toHaveBeenCalled();
  expect(nextAfter('b', waiting)).toBeUndefined();
  expect(waiting.fetchNextPage).toHaveBeenCalledOnce();
});
