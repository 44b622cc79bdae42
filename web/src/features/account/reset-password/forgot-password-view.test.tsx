import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import { paths } from '@shared/paths';
import { visit } from '@/features/account/testing';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { ForgotPasswordView } from './forgot-password-view';

vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api: vi.fn() }));
const call = vi.mocked(api);

const email = 'ada+ward@example.test';
const token = 'x'.repeat(43);
const password = 'correct horse';

const enterPassword = () => {
  for (const label of [/^New password/, /^Confirm new password/]) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: password } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
};

describe('a mailed link', () => {
  beforeEach(() => {
    call.mockReset();
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
    call.mockResolvedValue({ message: messages.passwordReset });
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    expect(window.location.hash).toBe('');
    enterPassword();
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('resetPassword', { body: { email, reset_token: token, password } }),
    );
    expect(await screen.findByText(messages.passwordReset)).toBeTruthy();
  });

  it('begins anew when it is too old', async () => {
    call.mockRejectedValue(new ApiError(400, { code: 'INVALID_TOKEN', error: 'expired' }));
    await visit(<ForgotPasswordView />, paths.forgotPassword);
    enterPassword();
    expect(await screen.findByLabelText(/^Email address/)).toBeTruthy();
  });
});
