import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { savedFiles } from '@/lib/testing/saved-files';
import { errorTexts } from '@shared/text/english.fixture';
import { useExport } from './use-export';

const saved = savedFiles();

const part = (csv: string, nextCursor: string | null) => ({ csv, rows: 2, total: 4, nextCursor });

const server = answering({});
const jobId = testId('job');

it('retries a failed part and saves one file', async () => {
  const broken = refuse('INTERNAL');
  server.use({ exportApplications: ({ query }) => (query.cursor ? broken() : part('Name\r\nAnn\r\n', 'c1')) });
  const { result } = renderHook(() => useExport());
  await act(() => result.current.start({ jobId, fileName: 'a.csv' }));
  await waitFor(() =>
    expect(result.current.state).toEqual({ phase: 'failed', rows: 2, total: 4, message: errorTexts.INTERNAL }),
  );
  expect(await saved()).toEqual([]);
  server.use({ exportApplications: () => part('Bob\r\n', null) });
  await act(() => result.current.retry());
  await waitFor(() => expect(result.current.state).toEqual({ phase: 'done', rows: 4, total: 4 }));
  expect(await saved()).toEqual([
    { name: 'a.csv', type: 'text/csv;charset=utf-8', text: '\uFEFFName\r\nAnn\r\nBob\r\n' },
  ]);
  expect(server.calls('exportApplications').map(({ query }) => query)).toEqual([
    {},
    { cursor: 'c1' },
    { cursor: 'c1' },
  ]);
});

it('saves nothing after it was cancelled', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof part>>();
  server.use({ exportApplications: () => answer.promise });
  const { result } = renderHook(() => useExport());
  await act(() => result.current.start({ jobId, fileName: 'a.csv' }));
  await act(() => result.current.cancel());
  await act(async () => answer.resolve(part('Name\r\n', null)));
  expect(result.current.state).toEqual({ phase: 'idle' });
  expect(await saved()).toEqual([]);
});
