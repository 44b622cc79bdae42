import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { act } from '@/lib/testing/act';
import { answering } from '../testing/api-server';
import { testId, testUserId } from '../testing/ids';
import { storeSession } from '../testing/identity';
import { SessionProvider, useSession } from './session';
import { announceSessionChange } from './stored-session';

const membership = {
  organizationId: testId('org'),
  organization: 'Mercy',
  role: 'member',
  can_manage_team: false,
} as const;
const account: Me = {
  userId: testUserId(),
  userType: 'employer',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Alpha',
  phone: '',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  membership,
  photo_url: null,
  profile_completion: 0,
};
const server = answering({ getMe: () => account });
const Team = () => <p>{useSession().me?.membership?.organization ?? 'no team'}</p>;

beforeEach(() => {
  window.localStorage.clear();
  storeSession('ann');
});

it('reloads the account when the server says that it changed', async () => {
  render(
    <SessionProvider>
      <Team />
    </SessionProvider>,
  );
  await screen.findByText('Mercy');
  server.use({ getMe: () => ({ ...account, membership: null }) });
  await act(async () => announceSessionChange('changed'));
  expect(screen.getByText('no team')).toBeTruthy();
});

it('keeps the newer of two concurrent account reads, and nothing after sign-out', async () => {
  const answers: ((me: Me) => void)[] = [];
  render(
    <SessionProvider>
      <Team />
    </SessionProvider>,
  );
  await screen.findByText('Mercy');
  server.use({ getMe: () => new Promise<Me>((resolve) => answers.push(resolve)) });
  const read = async () => {
    const before = answers.length;
    await act(async () => announceSessionChange('changed'));
    await waitFor(() => expect(answers).toHaveLength(before + 1));
  };
  await read();
  await read();
  await act(async () => answers[1]!({ ...account, membership: { ...membership, organization: 'Newer' } }));
  await screen.findByText('Newer');
  await act(async () => answers[0]!(account));
  expect(screen.getByText('Newer')).toBeTruthy();
  await read();
  await act(async () => announceSessionChange('signedOut'));
  await act(async () => answers[2]!(account));
  expect(screen.getByText('no team')).toBeTruthy();
});

it('keeps the account of an expired session until the user signs in again', async () => {
  const Ended = () => <p>{useSession().hasEnded ? 'ended' : 'valid'}</p>;
  render(
    <SessionProvider>
      <Team />
      <Ended />
    </SessionProvider>,
  );
  await screen.findByText('Mercy');
  await act(() => announceSessionChange('ended'));
  expect(screen.getByText('Mercy')).toBeTruthy();
  expect(screen.getByText('ended')).toBeTruthy();
  await act(async () => announceSessionChange('signedIn'));
  expect(screen.getByText('valid')).toBeTruthy();
});
