import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { FixedSession } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { TwoFactorRequirement } from './two-factor-requirement';

const userId = '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11';
const server = answering({
  setTeamTwoFactor: () => ({ required: true, graceDays: 7, graceUntil: null, membersWithout: [userId] }),
});
const calls = () => server.calls('setTeamTwoFactor');
afterEach(cleanup);

const show = async (required: boolean, twoFactorEnabled = true) => {
  const me = { userId, twoFactorEnabled } as Me;
  const session = { status: 'signedIn', me, error: null, refresh: vi.fn(), signOut: vi.fn() } as const;
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <FixedSession session={session}>
              <TwoFactorRequirement required={required} graceDays={0} graceUntil={null} membersWithout={[userId]} />
            </FixedSession>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  );
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Require two-factor authentication' });
};
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

describe('two-factor authentication of the team', () => {
  it('is required after a confirmation', async () => {
    fireEvent.click(await show(false));
    expect(await screen.findByText(/^1 member hasn't turned it on/)).toBeDefined();
    expect(calls()).toEqual([]);
    await press('Require It');
    await waitFor(() => expect(calls()).toEqual([{ body: { required: true, graceDays: 7 } }]));
  });

  it('is no longer required at once', async () => {
    fireEvent.click(await show(true));
    await waitFor(() => expect(calls()).toEqual([{ body: { required: false } }]));
  });

  it('needs the administrator’s own first', async () => {
    const field = await show(false, false);
    expect(field.disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'Open Account Settings' });
    expect(link.getAttribute('href')).toBe('/settings/account?next=%2Fsettings%2Fteam');
  });

  it('says why it was not saved', async () => {
    server.use({ setTeamTwoFactor: refuse('STALE_VERSION') });
    fireEvent.click(await show(true));
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this');
  });
});
