import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/base/toast';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { queryClient } from './query-client';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

describe('a change that fails', () => {
  const start = async (onError?: () => void) => {
    await loadNotices();
    const say = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    const { promise, reject } = Promise.withResolvers<null>();
    const Save = () => {
      const { mutate } = useMutation({ mutationFn: () => promise, ...(onError && { onError }) });
      return <button onClick={() => mutate()}>Save</button>;
    };
    const { unmount } = render(
      <QueryClientProvider client={queryClient}>
        <Save />
      </QueryClientProvider>,
    );
    await act(async () => screen.getByRole('button').click());
    return { say, leave: unmount, fail: () => act(async () => reject(new Error('The server is down.'))) };
  };

  it('is said after its page is gone', async () => {
    const { say, leave, fail } = await start();
    leave();
    await fail();
    expect(say).toHaveBeenCalledExactlyOnceWith("Your last action didn't go through. The server is down.");
  });

  it('is left to its page', async () => {
    const { say, fail } = await start();
    await fail();
    expect(say).not.toHaveBeenCalled();
  });

  it('is left to what handles it anywhere', async () => {
    const handle = vi.fn();
    const { say, leave, fail } = await start(handle);
    leave();
    await fail();
    expect(handle).toHaveBeenCalledOnce();
    expect(say).not.toHaveBeenCalled();
  });
});

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
