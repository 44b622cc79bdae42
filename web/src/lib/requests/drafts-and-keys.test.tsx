import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { act } from '@/lib/testing/act';
import { useIdempotencyKey } from './idempotency-key';
import { useOneAtATime } from './one-at-a-time';
import { dropDraft, keepDraft, readDraft } from '../forms/session-draft';
import { today } from '../time/today';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('the same content keeps its key, other content gets a new one', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current({ letter: 'a' });
  rerender();
  expect(result.current({ letter: 'a' })).toBe(first);
  expect(result.current({ letter: 'b' })).not.toBe(first);
});

test('a second call during the first is ignored, one after it is not', async () => {
  const { result } = renderHook(() => useOneAtATime());
  let finish = (): void => undefined;
  const act1 = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = result.current(act1);
  await result.current(act1);
  expect(act1).toHaveBeenCalledTimes(1);
  await act(async () => {
    finish();
    await first;
  });
  void result.current(act1);
  expect(act1).toHaveBeenCalledTimes(2);
});

test('a draft survives until dropped; broken or forbidden storage costs only the draft', () => {
  keepDraft('letter', { coverLetter: 'Dear team' });
  expect(readDraft('letter')).toEqual({ coverLetter: 'Dear team' });
  dropDraft('letter');
  expect(readDraft('letter')).toEqual({});
  window.sessionStorage.setItem('letter', '{broken');
  expect(readDraft('letter')).toEqual({});
});

test('today is the reader’s own calendar day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
