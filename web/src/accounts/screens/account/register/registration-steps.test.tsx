import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inEnglish, messages, said } from '@shared/text/english.fixture';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { identity } from '@/lib/testing/identity';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { sessionOf, someone, visit } from '../testing';
import { RegistrationSteps } from './registration-steps';
import { currentTerms } from '@shared/legal/documents';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';

const server = answering({ register: () => said('verificationCodeSent'), getMe: () => someone() });
const calls = () => server.calls('register');

const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

const fillIn = ({ organization }: { organization?: string } = {}) => {
  type(/^First name/, 'Ada');
  type(/^Last name/, 'Byron');
  type(/^Phone/, '(202) 555-0100');
  type(/^Email address/, 'Ada@Example.test');
  if (organization) type(/^Organization/, organization);
  type(/^Password/, 'Str0ng-pass');
  type(/^Confirm password/, 'Str0ng-pass');
};

describe('registration', () => {
  it('creates the account once the terms are accepted and continues to verification', async () => {
    const { place } = await visit(<RegistrationSteps invitation={null} />, '/register');
    fireEvent.click(button('Continue'));
    fillIn();
    expect(button('Create Account').disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(button('Create Account').disabled).toBe(false);
    fireEvent.click(button('Create Account'));
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(place.current.path).toBe('/auth/verify-email?email=ada%40example.test'));
    expect(place.current.state).toEqual({ message: messages.verificationCodeSent });
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toEqual({
      body: {
        userType: 'doctor',
        acceptedTerms: currentTerms,
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '+12025550100',
        email: 'ada@example.test',
        password: 'Str0ng-pass',
      },
    });
  });

  it('keeps input between the steps, and sends the organization for employers only', async () => {
    await visit(<RegistrationSteps invitation={null} />, '/register?type=employer');
    fireEvent.click(button('Continue'));
    fillIn({ organization: 'Lakeside Clinic' });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Back'));
    fireEvent.click(screen.getByRole('radio', { name: /Medical Professional/ }));
    fireEvent.click(button('Continue'));
    expect(screen.queryByLabelText(/^Organization/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada');
    expect(button('Create Account').disabled).toBe(false);
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]).not.toHaveProperty('body.organization');
  });

  it('shows what is missing before sending, and focuses the first field', async () => {
    await visit(<RegistrationSteps invitation={null} />, '/register?type=employer&step=details');
    fireEvent.click(screen.getByRole('checkbox'));
    type(/^Password/, 'abc');
    type(/^Confirm password/, 'abd');
    fireEvent.click(button('Create Account'));
    expect(await screen.findAllByText(messages.required)).toHaveLength(3);
    expect(screen.getByText(messages.emailRequired)).toBeTruthy();
    expect(screen.getByText(inEnglish('passwordTooShort', { min: limits.passwordMin }))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
    expect(calls()).toEqual([]);
  });

  it('shows the server’s field messages beside their fields', async () => {
    server.use({
      register: refuse('INVALID_REQUEST', undefined, { fields: { password: notice('passwordTooCommon') } }),
    });
    await visit(<RegistrationSteps invitation={null} />, '/register?type=doctor&step=details');
    fillIn();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Create Account'));
    expect(await screen.findByText(messages.passwordTooCommon)).toBeTruthy();
    expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Some fields need your attention.')).toBeNull();
  });

  it('resends the same content under the same key, changed content under a new one', async () => {
    server.use({ register: unreachable });
    await visit(<RegistrationSteps invitation={null} />, '/register?type=doctor&step=details');
    fillIn();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Create Account'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create account');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('Ada@Example.test');
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(calls()).toHaveLength(2));
    await screen.findByRole('alert');
    type(/^Phone/, '(202) 555-0199');
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(calls()).toHaveLength(3));
    const [first, second, third] = server.idempotencyKeys('register');
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps the page to return to, for the verification and for people with an account', async () => {
    const next = 'next=%2Fjobs%2Fdetail%2Fjob_1';
    const { place } = await visit(<RegistrationSteps invitation={null} />, `/register?${next}`);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?${next}`);
    fireEvent.click(button('Continue'));
    fillIn();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(place.current.path).toBe(`/auth/verify-email?email=ada%40example.test&${next}`));
    expect(identity.signInWithPassword).not.toHaveBeenCalled();
  });

  it('never leads to another site', async () => {
    const { place } = await visit(
      <RegistrationSteps invitation={null} />,
      '/register?step=details&next=%2F%2Fevil.test',
    );
    fillIn();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Create Account'));
    await waitFor(() => expect(place.current.path).toBe('/auth/verify-email?email=ada%40example.test'));
  });

  it.each(['signs in', 'asks to sign in when that fails'])(
    'an invitation fixes the address and %s',
    async (outcome) => {
      const fails = outcome !== 'signs in';
      if (fails) identity.signInWithPassword.mockRejectedValue(new SignInError('offline'));
      server.use({ register: () => said('accountReady') });
      const token = 't'.repeat(43);
      const invited = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test' };
      const invitation = { ...invited, token, organization: 'Lakeside', role: 'member' as const };
      const { place, session } = await visit(
        <RegistrationSteps invitation={invitation} />,
        `/register?invitation=${token}`,
        { ...sessionOf(null), refresh: vi.fn(() => Promise.resolve(someone())) },
      );
      const email = screen.getByLabelText<HTMLInputElement>(/^Email address/);
      expect([email.value, email.readOnly]).toEqual(['ada@example.test', true]);
      expect(screen.queryByLabelText(/^Organization/)).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada');
      expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Byron');
      type(/^Phone/, '(202) 555-0100');
      type(/^Password/, 'Str0ng-pass');
      type(/^Confirm password/, 'Str0ng-pass');
      fireEvent.click(screen.getByRole('checkbox'));
      fireEvent.click(button('Create Account'));
      const signedOut = { path: '/login', state: { message: messages.accountReady } };
      await waitFor(() => {
        if (fails) expect(place.current).toEqual(signedOut);
        else expect(session.refresh).toHaveBeenCalledTimes(1);
      });
      expect(identity.signInWithPassword).toHaveBeenCalledWith('ada@example.test', 'Str0ng-pass', false);
      expect(calls()[0]).toMatchObject({ body: { userType: 'employer', invitationToken: token } });
    },
  );
});

it('sends the code of the invitation link', async () => {
  await visit(<RegistrationSteps invitation={null} />, '/register?ref=AbCdEfGhIjKl&step=details');
  fillIn();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button('Create Account'));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({ body: { referralCode: 'AbCdEfGhIjKl' } });
});
