import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { FixedSession, type Session } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { browserZone } from '@/lib/time/own-zone';
import { ZoneBanner } from './zone-banner';

const sent = vi.fn<(body: unknown) => void>();
answering({
  changeTimeZone: ({ body }) => {
    sent(body);
    return { timeZone: browserZone() };
  },
});
const refresh = vi.fn<Session['refresh']>(async () => null);
/** A zone that no test browser uses. */
const farAway = 'Pacific/Kiritimati';

const show = (fields: Partial<Me> = {}) => {
  const me = { userType: 'doctor', timeZone: farAway, ...fields } as Me;
  const session: Session = { status: 'signedIn', me, error: null, refresh, signOut: vi.fn() };
  cleanup();
  return act(() =>
    Promise.resolve(
      render(
        <FixedSession session={session}>
          <Suspense>
            <ZoneBanner me={me} />
          </Suspense>
        </FixedSession>,
      ),
    ),
  );
};
const note = () => screen.queryByRole('complementary', { name: 'Different time zone' });

beforeEach(async () => {
  localStorage.clear();
  sent.mockReset();
  refresh.mockClear();
  await loadTexts('site-notes');
});

it('asks until it is closed, and again for another zone', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(note()).toBeNull();
  await show();
  expect(note()).toBeNull();
  await show({ timeZone: 'Pacific/Pago_Pago' });
  expect(note()).not.toBeNull();
});

it('uses the browser’s zone', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Use / }));
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  expect(sent).toHaveBeenCalledWith({ timeZone: browserZone() });
});

it('skips people whose clocks agree, who have no zone yet, or who are being viewed', async () => {
  await show({ timeZone: browserZone() });
  expect(note()).toBeNull();
  await show({ timeZone: undefined });
  expect(note()).toBeNull();
  await show({ viewAs: { expiresAt: '2026-11-20T08:00:00.000Z' } });
  expect(note()).toBeNull();
});
