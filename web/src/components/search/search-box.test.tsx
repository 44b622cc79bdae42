import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { SearchBox } from './search-box';

const onSearch = vi.fn<(q: string) => void>();
const box = (q: string) => <SearchBox q={q} onSearch={onSearch} label="Find" placeholder="" action="/find" />;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
const search = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
};

beforeEach(async () => {
  onSearch.mockReset();
  await loadTexts('search');
});

it('keeps the text while the results page loads', () => {
  render(box(''));
  search('ana');
  expect(onSearch.mock.calls).toEqual([['ana']]);
  expect(field().value).toBe('ana');
});

it('follows a search that ends or changes elsewhere', () => {
  const { rerender } = render(box(''));
  search('ana');
  rerender(box('ana'));
  rerender(box('bea'));
  expect(field().value).toBe('bea');
  rerender(box(''));
  expect(field().value).toBe('');
  search('ana');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('keeps typed text while an earlier search returns', () => {
  const { rerender } = render(box(''));
  search('ana');
  search('ana b');
  fireEvent.change(field(), { target: { value: 'ana be' } });
  rerender(box('ana'));
  expect(field().value).toBe('ana be');
  rerender(box('ana b'));
  expect(field().value).toBe('ana be');
  fireEvent.submit(field());
  expect(onSearch.mock.calls).toEqual([['ana'], ['ana b'], ['ana be']]);
});
