import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, messages, errorTexts, said } from '@shared/text/english.fixture';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { visit } from '../testing';
import { VerifyEmailForm } from './verify-email-form';
import { limits } from '@shared/limits';

const server = answering({
  sendOtp: () => said('verificationCodeSent'),
  verifyOtp: () => said('emailVerified'),
  resendConfirmation: () => said('confirmationResent'),
});

const email = 'ada@example.test';
const open = () => visit(<VerifyEmailForm email={email} notice={null} />, '/auth/verify-email');
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('verification of an address', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts down until another code may be asked for, also after a reload', async () => {
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
    // Its own cooldown applies to the code.
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

  it('takes six digits only and goes to the sign-in after two seconds', async () => {
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

  it('shows the server’s refusal and lets the code be typed again', async () => {
    server.use({ verifyOtp: refuse('INVALID_CODE') });
    await open();
    const field = screen.getByLabelText(/^Verification code/);
    fireEvent.input(field, { target: { value: '123456' } });
    fireEvent.click(button(/^Verify Email$/));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid verification code');
    expect(document.activeElement).toBe(field);
  });
});
