import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages, errorTexts, said } from '@shared/text/english.fixture';
import { sessionOf, someone, visit } from '@/accounts/screens/account/testing';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { answering, refuse } from '@/lib/testing/api-server';
import { identity, storeSession } from '@/lib/testing/identity';
import { siteHas } from '@/lib/testing/site';
import { LoginView } from './login-view';

const server = answering({ getMe: () => someone() });
const email = 'ada@example.test';
const password = 'Str0ng-pass';

const enter = () => {
  fireEvent.input(screen.getByLabelText(/^Email address/), { target: { value: email } });
  fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('sign-in', () => {
  beforeEach(() => storeSession());

  it('stores the session of a confirmed account', async () => {
    const session = sessionOf(null);
    await visit(<LoginView />, '/login', session);
    fireEvent.click(screen.getByLabelText('Remember me'));
    enter();
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
    expect(identity.signInWithPassword).toHaveBeenCalledWith(email, password, true);
    expect(identity.endCurrentSession).not.toHaveBeenCalled();
  });

  it('signs an unconfirmed account out again and asks to verify the address', async () => {
    server.use({ getMe: () => someone({ emailVerifiedAt: null }) });
    const { place, session } = await visit(<LoginView />, '/login?next=%2Fjobs');
    enter();
    const verification = '/auth/verify-email?email=ada%40example.test&next=%2Fjobs';
    await waitFor(() => expect(place.current.path).toBe(verification));
    expect(identity.endCurrentSession).toHaveBeenCalledTimes(1);
    expect(session.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['incorrect', 'Incorrect email or password.'],
    ['tooMany', 'Too many attempts. Please try again later.'],
    [
      'locked',
      'Too many wrong passwords were entered for this account. Wait up to 15 minutes, or sign in with a passkey.',
    ],
    ['offline', "You're offline. Check your connection and try again."],
    ['failed', 'Failed to sign in'],
  ] as const)('shows a text for the refusal "%s" and keeps what was typed', async (reason, wording) => {
    identity.signInWithPassword.mockRejectedValue(new SignInError(reason));
    await visit(<LoginView />, '/login');
    enter();
    expect((await screen.findByRole('alert')).textContent).toBe(wording);
    expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe(email);
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe(password);
  });

  it('ends the session when the account cannot be read', async () => {
    server.use({ getMe: refuse('INTERNAL') });
    await visit(<LoginView />, '/login');
    enter();
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.INTERNAL);
    expect(identity.endCurrentSession).toHaveBeenCalledTimes(1);
  });

  it('asks for the authenticator’s code, and restarts after it expired', async () => {
    identity.signInWithPassword.mockResolvedValue('mfa');
    identity.answerChallenge
      .mockRejectedValueOnce(new SignInError('badCode'))
      .mockRejectedValueOnce(new SignInError('expired'));
    await visit(<LoginView />, '/login');
    enter();
    const field = await screen.findByLabelText(/^Authentication code/);
    fireEvent.input(field, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That code is incorrect/);
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Your sign-in timed out. Enter your password again.')).toBeTruthy();
    expect(screen.getByLabelText(/^Password/)).toBeTruthy();
  });

  it('accepts a recovery code with the typed password', async () => {
    identity.signInWithPassword.mockResolvedValueOnce('mfa');
    server.use({ recoverTwoFactor: () => said('twoFactorOff') });
    const { session } = await visit(<LoginView />, '/login');
    enter();
    fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    fireEvent.input(screen.getByLabelText(/^Recovery code/), { target: { value: ' abcde-12345 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
    expect(server.calls('recoverTwoFactor')).toEqual([{ body: { email, password, recoveryCode: 'abcde-12345' } }]);
    expect(identity.signInWithPassword).toHaveBeenCalledTimes(2);
  });

  it('shows the previous page’s message, and keeps the return path for a registration', async () => {
    await visit(<LoginView />, '/login?next=%2Fjobs%2Fdetail%2Fjob_1');
    // The account knows its own type.
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/register?next=%2Fjobs%2Fdetail%2Fjob_1',
    );
    expect(screen.queryByText(messages.emailVerified)).toBeNull();
  });

  it('offers only the providers that the stage configures', async () => {
    const { unmount } = await visit(<LoginView />, '/login');
    expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
    unmount();
    siteHas({ identityDomain: 'auth.example', identityProviders: ['Google'] });
    await visit(<LoginView />, '/login?next=%2Fjobs');
    fireEvent.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() =>
      expect(identity.leaveForProvider).toHaveBeenCalledWith({ provider: 'Google', next: '/jobs', repeated: false }),
    );
    expect(screen.queryByRole('button', { name: 'LinkedIn' })).toBeNull();
  });
});
