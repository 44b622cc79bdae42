import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages, errorTexts, said } from '@shared/text/english.fixture';
import { currentTerms } from '@shared/legal/documents';
import { answering, refuse } from '@/lib/testing/api-server';
import { accessToken, identity } from '@/lib/testing/identity';
import { sessionOf, visit } from '../testing';
import { CompletionForm } from './completion-form';

const server = answering({ completeRegistration: () => said('registrationCompleted') });
const calls = () => server.calls('completeRegistration');

const newcomer = () => ({ ...sessionOf(null), status: 'incomplete' as const });
const open = (session = newcomer()) => visit(<CompletionForm />, '/auth/complete-registration', session);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox'));

describe('completion of a registration', () => {
  beforeEach(() => {
    identity.currentProfile.mockResolvedValue({ email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron' });
  });

  it('starts with the provider’s data and asks for the rest', async () => {
    const session = newcomer();
    await open(session);
    await screen.findByText('ada@example.test');
    expect([field(/^First name/).value, field(/^Last name/).value]).toEqual(['Ada', 'Byron']);
    type(/^Phone/, '(202) 555-0100');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' }).disabled).toBe(true);
    acceptTerms();
    submit();
    submit();
    await waitFor(() => expect(session.refresh).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([
      {
        body: {
          userType: 'doctor',
          firstName: 'Ada',
          lastName: 'Byron',
          phone: '+12025550100',
          acceptedTerms: currentTerms,
        },
      },
    ]);
    expect(accessToken).toHaveBeenCalledWith({ forceRefresh: true });
  });

  it('asks employers for their organization', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /Healthcare Employer/ }));
    type(/^Phone/, '(202) 555-0100');
    acceptTerms();
    submit();
    await screen.findByText(messages.organizationRequired);
    expect(calls()).toEqual([]);
    type(/^Organization/, 'Lakeside Clinic');
    submit();
    await waitFor(() => expect(calls()).toMatchObject([{ body: { organization: 'Lakeside Clinic' } }]));
  });

  it('shows a refusal and keeps what was typed', async () => {
    server.use({ completeRegistration: refuse('ADDRESS_TAKEN') });
    const session = newcomer();
    await open(session);
    type(/^First name/, 'Augusta');
    type(/^Phone/, '(202) 555-0100');
    acceptTerms();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.ADDRESS_TAKEN);
    expect(field(/^First name/).value).toBe('Augusta');
    expect(session.refresh).not.toHaveBeenCalled();
  });

  it('asks for the names when the provider sends none', async () => {
    identity.currentProfile.mockRejectedValue(new Error('offline'));
    await open();
    type(/^Phone/, '(202) 555-0100');
    acceptTerms();
    submit();
    expect(await screen.findAllByText(messages.required)).toHaveLength(2);
  });
});
