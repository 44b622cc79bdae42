import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query-client';

afterEach(() => queryClient.clear());

it('reads again if data is put in its place during a read', async () => {
  const answers: ((data: string) => void)[] = [];
  const queryKey = ['getMe'];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  queryClient.setQueryData(queryKey, 'first');
  const reading = queryClient.query({ queryKey, queryFn, staleTime: 0 });
  await waitFor(() => expect(answers).toHaveLength(1));
  queryClient.setQueryData(queryKey, 'saved');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!('older');
  await new Promise(setImmediate);
  expect(queryClient.getQueryData(queryKey)).toBe('saved');
  answers[1]!('saved, and read');
  await reading;
  expect(queryClient.getQueryData(queryKey)).toBe('saved, and read');
});
