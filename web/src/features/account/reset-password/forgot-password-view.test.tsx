import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages, said } from '@shared/text/english.fixture';
import { paths } from '@shared/paths';
import { visit } from '@/features/account/testing';
import { answering, refuse } from '@/lib/testing/api-server';
import { ForgotPasswordView } from './forgot-password-view';

const server = answering({ resetPassword: () => said('passwordReset') });

const email = 'ada+ward@example.test';
const token = 'x'.repeat(43);
const password = 'correct horse';

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

  it('leads to the new password and leaves no trace in the address', async () => {
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    expect(window.location.hash).toBe('');
    enterPassword();
    await waitFor(() =>
      expect(server.calls('resetPassword')).toEqual([{ body: { email, reset_token: token, password } }]),
    );
    expect(await screen.findByText(messages.passwordReset)).toBeTruthy();
  });

  it('begins anew when it is too old', async () => {
    server.use({ resetPassword: refuse('INVALID_TOKEN') });
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    enterPassword();
    expect(await screen.findByLabelText(/^Email address/)).toBeTruthy();
  });
});
