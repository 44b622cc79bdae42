import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { referralAddress } from '@shared/paths';
import { messages, said } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { sessionOf } from '@/lib/testing/session-of';
import { ReferralsView } from './referrals-view';

const [code, nextCode] = ['AbCdEfGhIjKl', 'MnOpQrStUvWx'];
const server = answering({
  getReferralLink: () => ({ code, joined: 2 }),
  replaceReferralLink: () => ({ code: nextCode, joined: 2 }),
  inviteColleague: () => said('colleagueInvited'),
});

const session = sessionOf({ userType: 'doctor', membership: null } as Me);

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <FixedSession session={session}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <Suspense>
                <ReferralsView />
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </FixedSession>,
      ),
    ),
  );

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>(/Colleague's email/);
const invite = (address: string) => {
  fireEvent.input(email(), { target: { value: address } });
  fireEvent.click(button('Send Invitation'));
};

beforeEach(() => loadTexts('referrals', 'notices', 'errors'));

describe('referrals', () => {
  it('show the person’s link and how many joined through it', async () => {
    await show();
    expect(await screen.findByText(new RegExp(`${referralAddress(code).replace('?', '\\?')}$`))).toBeDefined();
    expect(screen.getByText('2 people')).toBeDefined();
  });

  it('replace the link once', async () => {
    await show();
    await screen.findByText('2 people');
    fireEvent.click(button('Replace Link'));
    const confirm = screen.getAllByRole('button', { name: 'Replace Link' }).at(-1)!;
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText(new RegExp(nextCode))).toBeDefined();
    expect(server.calls('replaceReferralLink')).toEqual([{ body: { code } }]);
  });

  it('invite a colleague once, and keep a refused address', async () => {
    await show();
    await screen.findByText('2 people');
    server.use({
      inviteColleague: refuse('INVALID_REQUEST', undefined, { fields: { email: notice('referralOwnAddress') } }),
    });
    invite('own@example.test');
    expect(await screen.findByText(messages.referralOwnAddress)).toBeDefined();
    expect(email().value).toBe('own@example.test');
    server.use({ inviteColleague: () => said('colleagueInvited') });
    invite('ina@example.test');
    fireEvent.click(button('Send Invitation'));
    await waitFor(() => expect(email().value).toBe(''));
    expect(server.calls('inviteColleague').at(-1)).toEqual({ body: { email: 'ina@example.test' } });
    expect(server.calls('inviteColleague')).toHaveLength(2);
  });
});
