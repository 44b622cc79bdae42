import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { announceSessionChange } from './stored-session';

const api = vi.hoisted(() => vi.fn());
vi.mock('../api/api', async (original) => ({
  ...(await original<object>()),
  api,
  loadSessionRoutes: async () => ({}),
}));
vi.mock('./cognito/access-token', () => ({ accessToken: async () => 'token' }));

const { SessionProvider, useSession } = await import('./session');

const account = { userId: 'ann', userType: 'employer', membership: { organization: 'Mercy', role: 'member' } };
const Team = () => <p>{useSession().me?.membership?.organization ?? 'no team'}</p>;

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'ann');
});

it('reads the account again when the server says that something of it changed', async () => {
  api.mockResolvedValue(account);
  render(
    <SessionProvider>
      <Team />
    </SessionProvider>,
  );
  await screen.findByText('Mercy');
  api.mockResolvedValue({ ...account, membership: null });
  await act(async () => announceSessionChange('changed'));
  expect(screen.getByText('no team')).toBeTruthy();
});
