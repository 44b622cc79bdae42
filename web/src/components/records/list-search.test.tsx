import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { displayDurations } from '@shared/limits';
import { act } from '@/lib/testing/act';
import { ListSearch } from './list-search';

const onChange = vi.fn<(text: string) => void>();
const list = (value: string) => <ListSearch label="Find" value={value} onChange={onChange} />;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => void vi.advanceTimersByTime(displayDurations.searchPause));

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a typed letter while the list changes', async () => {
  const { rerender } = render(list(''));
  type('ward 1');
  await pause();
  type('ward 12');
  rerender(list('ward 1'));
  expect(field().value).toBe('ward 12');
  await pause();
  expect(onChange.mock.calls).toEqual([['ward 1'], ['ward 12']]);
});

it('is cleared with the filters, also while a search is in flight', async () => {
  const { rerender } = render(list('ward'));
  type('ward 12');
  await pause();
  rerender(list(''));
  expect(field().value).toBe('');
  await pause();
  expect(onChange).toHaveBeenCalledTimes(1);
});
