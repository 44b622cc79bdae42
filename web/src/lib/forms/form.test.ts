import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { act } from '@/lib/testing/act';
import { useLazyForm } from './form';

it('submits without the schema if it cannot be loaded, and validates as soon as it can', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(z.object({ name: z.string().min(1) }));
  const { result } = renderHook(() => useLazyForm<{ name: string }, { name: string }>(load, { name: '' }));
  const send = vi.fn();
  await act(() => result.current.handleSubmit(send)());
  expect(send.mock.lastCall?.[0]).toEqual({ name: '' });
  await act(() => result.current.handleSubmit(send)());
  expect(send).toHaveBeenCalledOnce();
});
