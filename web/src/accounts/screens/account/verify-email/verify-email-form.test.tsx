import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, messages, errorTexts, said } from '@shared/text/english.fixture';
import { act } from '@/lib/testing/act';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { identity } from '@/lib/testing/identity';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { sessionOf, someone, visit } from '../testing';
import { holdPassword } from '../typed-password';
import { VerifyEmailForm } from './verify-email-form';
import { VerifyEmailView } from './verify-email-view';
import { limits } from '@shared/limits';

const server = answering({
  getMe: () => someone(),
  sendOtp: () => said('verificationCodeSent'),
  verifyOtp: () => said('emailVerified'),
  resendConfirmation: () => said('confirmationResent'),
});

const email = 'ada@example.test';
const open = () => visit(<VerifyEmailForm email={email} notice={null} />, '/auth/verify-email');
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('email verification', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts down until another code can be requested, also after a reload', async () => {
    const { unmount } = await open();
    fireEvent.click(button(/^Send Verification Code$/));
    expect(await screen.findByText(messages.verificationCodeSent)).toBeTruthy();
    expect(server.calls('sendOtp')).toEqual([{ body: { email, type: 'email_verification' } }]);
    expect(button(/Send Verification Code \(60s\)/).disabled).toBe(true);
    await advance(10_000);
    expect(button(/Send Verification Code \((50|49)s\)/).disabled).toBe(true);
    unmount();
    await open();
    expect(button(/Send Verification Code \((50|49)s\)/).disabled).toBe(true);
    await advance(51_000);
    expect(button(/^Send Verification Code$/).disabled).toBe(false);
  });

  it('waits as long as the server says', async () => {
    server.use({ resendConfirmation: refuse('COOLDOWN', undefined, { retryAfterSeconds: 17 }) });
    await open();
    fireEvent.click(button(/^Resend confirmation email$/));
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.COOLDOWN);
    expect(button(/Resend confirmation email \((17|16)s\)/).disabled).toBe(true);
    // The code has a separate cooldown.
    expect(button(/^Send Verification Code$/).disabled).toBe(false);
  });

  it('says what failed when there was no answer', async () => {
    server.use({ sendOtp: unreachable, resendConfirmation: unreachable });
    await open();
    fireEvent.click(button(/^Send Verification Code$/));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send verification code');
    fireEvent.click(button(/^Resend confirmation email$/));
    expect(await screen.findByText('Failed to resend email')).toBeTruthy();
    expect(button(/^Send Verification Code$/).disabled).toBe(false);
  });

  it('accepts six digits only and opens the sign-in page after two seconds', async () => {
    const { place } = await open();
    const field = screen.getByLabelText<HTMLInputElement>(/^Verification code/);
    fireEvent.input(field, { target: { value: '12 34' } });
    fireEvent.click(button(/^Verify Email$/));
    expect(await screen.findByText(inEnglish('codeFormat', { digits: limits.otpLength }))).toBeTruthy();
    expect(server.called()).toEqual([]);
    fireEvent.input(field, { target: { value: '12-34 567' } });
    expect(field.value).toBe('123456');
    fireEvent.click(button(/^Verify Email$/));
    expect(await screen.findByText(messages.emailVerified)).toBeTruthy();
    expect(place.current.path).toBe('/auth/verify-email');
    expect(button(/^Verify Email$/).disabled).toBe(true);
    await advance(2100);
    expect(place.current.path).toBe('/login');
    expect(place.current.state).toEqual({ message: 'Your email address is verified. Sign in to continue.' });
  });

  describe('with the password that was typed on this page', () => {
    const password = 'Str0ng-pass';
    const next = '/jobs/detail/job_1';
    const me = someone();
    const verifyWith = async (minutesLater: number, page?: string) => {
      holdPassword({ email: 'Ada@example.test', password, remember: false });
      await advance(minutesLater * 60_000);
      const shown = await visit(
        <VerifyEmailForm email={email} notice={null} {...(page && { next: page })} />,
        '/auth/verify-email',
        { ...sessionOf(null), refresh: vi.fn(() => Promise.resolve(me)) },
      );
      fireEvent.input(screen.getByLabelText(/^Verification code/), { target: { value: '123456' } });
      await act(() => fireEvent.click(button(/^Verify Email$/)));
      return shown;
    };

    it('signs in, continues to the requested page, and forgets it', async () => {
      const { place, unmount } = await verifyWith(1, next);
      await waitFor(() => expect(place.current.path).toBe(next));
      expect(identity.signInWithPassword).toHaveBeenCalledWith(email, password, false);
      unmount();
      await open();
      fireEvent.input(screen.getByLabelText(/^Verification code/), { target: { value: '123456' } });
      fireEvent.click(button(/^Verify Email$/));
      await screen.findByText(messages.emailVerified);
      expect(identity.signInWithPassword).toHaveBeenCalledTimes(1);
    });

    it('opens the start page without a requested one', async () => {
      const { place } = await verifyWith(1);
      await waitFor(() => expect(place.current.path).toBe('/auth/profile-setup'));
    });

    it('asks to sign in once the code has expired', async () => {
      const { place } = await verifyWith(limits.otpMinutes, next);
      await advance(2100);
      expect(place.current.path).toBe('/login?next=%2Fjobs%2Fdetail%2Fjob_1');
      expect(identity.signInWithPassword).not.toHaveBeenCalled();
    });

    it.each([
      [
        'the password is another one',
        () => identity.signInWithPassword.mockRejectedValue(new SignInError('incorrect')),
      ],
      ['two-factor authentication is on', () => identity.signInWithPassword.mockResolvedValue('mfa')],
      ['the account is still unverified', () => server.use({ getMe: () => someone({ emailVerifiedAt: null }) })],
    ])('asks to sign in when %s', async (_, arrange) => {
      arrange();
      const { place, session } = await verifyWith(1);
      await advance(2100);
      expect(place.current.path).toBe('/login');
      expect(session.refresh).not.toHaveBeenCalled();
    });
  });

  it('shows the server’s refusal and lets the code be typed again', async () => {
    server.use({ verifyOtp: refuse('INVALID_CODE') });
    await open();
    const field = screen.getByLabelText(/^Verification code/);
    fireEvent.input(field, { target: { value: '123456' } });
    fireEvent.click(button(/^Verify Email$/));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid verification code');
    expect(document.activeElement).toBe(field);
  });

  it('asks for the address when none is given', async () => {
    const { place } = await visit(<VerifyEmailView />, '/auth/verify-email');
    fireEvent.click(button(/^Continue$/));
    expect(await screen.findByText(messages.emailRequired)).toBeTruthy();
    fireEvent.input(screen.getByLabelText(/^Email address/), { target: { value: email } });
    fireEvent.click(button(/^Continue$/));
    await waitFor(() => expect(place.current.path).toBe('/auth/verify-email?email=ada%40example.test'));
    fireEvent.click(await screen.findByRole('button', { name: /^Resend confirmation email$/ }));
    expect(await screen.findByText(messages.confirmationResent)).toBeTruthy();
    expect(server.calls('resendConfirmation')).toEqual([{ body: { email } }]);
  });
});
