import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessToken } from '../../testing/identity';
import { useTokenRefresh } from './use-token-refresh';

beforeEach(() => {
  accessToken.mockRejectedValue(new Error('offline'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('checks the token every 30 seconds while someone is signed in', () => {
  const { rerender } = renderHook(({ signedIn }) => useTokenRefresh(signedIn), { initialProps: { signedIn: false } });
  vi.advanceTimersByTime(60_000);
  expect(accessToken).not.toHaveBeenCalled();
  rerender({ signedIn: true });
  vi.advanceTimersByTime(60_000);
  expect(accessToken).toHaveBeenCalledTimes(2);
  rerender({ signedIn: false });
  vi.advanceTimersByTime(60_000);
  expect(accessToken).toHaveBeenCalledTimes(2);
});
