import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionOf, someone, visit } from '@/accounts/screens/account/testing';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { announceSessionChange } from '@/lib/auth/stored-session';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { identity } from '@/lib/testing/identity';
import { SessionEnded } from './session-ended';

answering({ getMe: () => someone() });
const { email } = someone();

const open = (isRemembered = false) =>
  visit(<SessionEnded email={email} />, '/', { ...sessionOf(someone()), hasEnded: true, isRemembered });

const enter = () => {
  fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'Str0ng-pass' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

it.each([true, false])('signs in the same user for the same duration (remembered: %s)', async (isRemembered) => {
  const { session } = await open(isRemembered);
  enter();
  await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
  expect(identity.signInWithPassword).toHaveBeenCalledWith(email, 'Str0ng-pass', isRemembered);
});

it('asks for the code of two-factor authentication', async () => {
  identity.signInWithPassword.mockResolvedValue('mfa');
  const { session } = await open();
  enter();
  fireEvent.input(await screen.findByLabelText(/code/i), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
  expect(identity.answerChallenge).toHaveBeenCalledWith('123456');
});

it('shows a refusal and keeps the dialog open', async () => {
  identity.signInWithPassword.mockRejectedValue(new SignInError('incorrect'));
  await open();
  enter();
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password.');
});

it('opens again after closing, when the server refuses another request', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => announceSessionChange('ended'));
  expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeTruthy();
});

it('signs out on request', async () => {
  const { session } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(session.signOut).toHaveBeenCalledTimes(1));
});
