import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorTexts, inEnglish, messages, said } from '@shared/text/english.fixture';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { visit } from '@/accounts/screens/account/testing';
import { answering, refuse } from '@/lib/testing/api-server';
import { ForgotPasswordView } from './forgot-password-view';

const server = answering({ resetPassword: () => said('passwordReset') });

const email = 'ada+ward@example.test';
const token = 'x'.repeat(43);
const password = 'correct horse';

const fill = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const enterPassword = () => {
  for (const label of [/^New password/, /^Confirm new password/]) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: password } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
};

describe('a mailed link', () => {
  beforeEach(() => {
    window.history.replaceState(
      null,
      '',
      `${paths.forgotPassword}#${new URLSearchParams({ token, email }).toString()}`,
    );
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('leads to the new password and removes the token from the address', async () => {
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    expect(window.location.hash).toBe('');
    enterPassword();
    await waitFor(() =>
      expect(server.calls('resetPassword')).toEqual([{ body: { email, reset_token: token, password } }]),
    );
    expect(await screen.findByText(messages.passwordReset)).toBeTruthy();
  });

  it('restarts when it has expired', async () => {
    server.use({ resetPassword: refuse('INVALID_TOKEN') });
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    enterPassword();
    expect(await screen.findByLabelText(/^Email address/)).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, after every error is shown', async () => {
    server.use({ sendOtp: () => said('resetCodeSent'), verifyOtp: refuse('INVALID_RESET_CODE') });
    const { place } = await visit(<ForgotPasswordView />, paths.forgotPassword);
    fill(/^Email address/, email);
    press('Send Reset Code');
    expect(await screen.findByText(messages.resetCodeSent)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend Code \(\d+s\)/ }).disabled).toBe(true);

    fill(/^Reset code/, '111111');
    press('Verify Code');
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.INVALID_RESET_CODE);
    server.use({ verifyOtp: () => ({ ...said('codeVerified'), reset_token: token }) });
    fill(/^Reset code/, '222222');
    press('Verify Code');
    expect(await screen.findByText(messages.codeVerified)).toBeTruthy();
    expect(server.calls('verifyOtp').at(-1)).toEqual({ body: { email, code: '222222', type: 'password_reset' } });

    fill(/^New password/, 'abc');
    fill(/^Confirm new password/, 'abc');
    press('Reset Password');
    expect(await screen.findByText(inEnglish('passwordTooShort', { min: limits.passwordMin }))).toBeTruthy();
    fill(/^New password/, password);
    fill(/^Confirm new password/, `${password}x`);
    press('Reset Password');
    expect(await screen.findByText(messages.passwordsDoNotMatch)).toBeTruthy();
    expect(server.calls('resetPassword')).toEqual([]);
    enterPassword();
    expect(await screen.findByText(messages.passwordReset)).toBeTruthy();
    expect(server.calls('resetPassword')).toEqual([{ body: { email, reset_token: token, password } }]);
    await waitFor(() => expect(place.current.path).toBe(paths.login), { timeout: 4000 });
  });
});
