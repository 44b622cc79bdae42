import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, toast, toastStore } from '@/components/ui/base/toast';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { queryClient } from './query-client';

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  queryClient.clear();
});

const shown = () => toastStore.get().map(({ text }) => text);

describe('a change that fails', () => {
  const start = async (onError?: () => void) => {
    await loadNotices();
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
    return { leave: unmount, fail: () => act(async () => reject(new Error('The server is down.'))) };
  };
  const said = "Your last action didn't go through. The server is down.";

  it.each([
    ['of a hook that does nothing then', undefined],
    ['of a hook that only reads again', () => undefined],
  ])('is shown after its page has closed: %s', async (_hook, onError) => {
    const { leave, fail } = await start(onError);
    leave();
    await fail();
    expect(shown()).toEqual([said]);
  });

  it('is reported by its page', async () => {
    const { fail } = await start();
    await fail();
    expect(shown()).toEqual([]);
  });

  it('is reported by a hook that handles it', async () => {
    const { leave, fail } = await start(() => toast.error('Not saved.'));
    leave();
    await fail();
    expect(shown()).toEqual(['Not saved.']);
  });
});

it.each(['first', undefined])('reads again if data is put in its place during a read (before: %s)', async (before) => {
  const answers: ((data: string) => void)[] = [];
  const queryKey = ['getMe'];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  queryClient.setQueryData(queryKey, before);
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
