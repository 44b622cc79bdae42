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

it('walks the queue across its pages', () => {
  const waiting = queue([['a', 'b'], ['c']]);
  expect(['a', 'b', 'c'].map((it) => nextAfter(it, waiting))).toEqual(['b', 'c', undefined]);
});

it('starts at the top for a case that is not in the queue', () => {
  expect(nextAfter('z', queue([['a', 'b']]))).toBe('a');
});

it('loads more only at the end of the loaded ones', () => {
  const waiting = queue([['a', 'b']], true);
  nextAfter('a', waiting);
  expect(waiting.fetchNextPage).not.toHaveBeenCalled();
  expect(nextAfter('b', waiting)).toBeUndefined();
  expect(waiting.fetchNextPage).toHaveBeenCalledOnce();
});
