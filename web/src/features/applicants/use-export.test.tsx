import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';

const api = vi.hoisted(() => vi.fn());
const saveText = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/lib/files/save-download', () => ({ saveText }));
const { useExport } = await import('./use-export');

const part = (csv: string, nextCursor: string | null) => ({ csv, rows: 2, total: 4, nextCursor });
const failure = new ApiError(0, { code: 'UNREACHABLE', error: 'No answer' });

beforeEach(() => {
  api.mockReset();
  saveText.mockReset();
});

it('reads on after a part that failed and saves one file', async () => {
  api.mockResolvedValueOnce(part('Name\r\nAnn\r\n', 'c1')).mockRejectedValueOnce(failure);
  const { result } = renderHook(() => useExport('job_1', 'a.csv'));
  act(() => result.current.start());
  await waitFor(() =>
    expect(result.current.state).toEqual({ phase: 'failed', rows: 2, total: 4, message: 'No answer' }),
  );
  expect(saveText).not.toHaveBeenCalled();
  api.mockResolvedValueOnce(part('Bob\r\n', null));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state).toEqual({ phase: 'done', rows: 4, total: 4 }));
  expect(saveText).toHaveBeenCalledExactlyOnceWith('\uFEFFName\r\nAnn\r\nBob\r\n', 'a.csv', 'text/csv');
  expect((api.mock.calls as [string, { query: object }][]).map(([, call]) => call.query)).toEqual([
    {},
    { cursor: 'c1' },
    { cursor: 'c1' },
  ]);
});

it('saves nothing after it was cancelled', async () => {
  let answer: (value: unknown) => void = () => undefined;
  api.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useExport('job_1', 'a.csv'));
  act(() => result.current.start());
  act(() => result.current.cancel());
  await act(async () => answer(part('Name\r\n', null)));
  expect(result.current.state).toEqual({ phase: 'idle' });
  expect(saveText).not.toHaveBeenCalled();
});
