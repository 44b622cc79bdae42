import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { messages, said } from '@shared/text/english.fixture';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { InvitationView } from './invitation-view';

const token = `${testId('inv')}.${'A'.repeat(43)}`;
const email = 'nina@example.test';
const server = answering({
  getInvitation: () => ({
    firstName: 'Nina',
    lastName: 'New',
    email,
    organization: 'Mercy General',
    role: 'manager',
  }),
  acceptInvitation: () => ({ organization: 'Mercy General', role: 'manager', ...said('invitationAccepted') }),
});
const employer = { userType: 'employer', email, membership: null } as Me;
const membership = {
  organizationId: testId('org', 2),
  organization: 'Other Clinic',
  role: 'admin',
} as Me['membership'];
const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

const show = async (me: Me | null, link = token) => {
  await act(async () =>
    render(
      <FixedSession session={sessionOf(me)}>
        <MemoryRouter>
          <InvitationView token={link} />
          <Place />
        </MemoryRouter>
      </FixedSession>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
};
const accept = () => screen.queryByRole('button', { name: 'Accept Invitation' });

beforeEach(() => loadTexts('invitation', 'account', 'labels/hiring', 'labels/professions', 'registration', 'notices'));

describe('an invitation to a team', () => {
  it('leads a visitor to registration, or to sign in and back', async () => {
    await show(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Mercy General');
    expect(screen.getByText('Manager')).toBeTruthy();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Create Your Account')).toBe(`${paths.register}?invitation=${token}`);
    expect(link('Sign In to Accept')).toContain(`next=${encodeURIComponent(`/invitations/${token}`)}`);
  });

  it('is refused for professionals and for another account', async () => {
    await show({ ...employer, userType: 'doctor' });
    expect(screen.getByText(messages.employersOnly)).toBeTruthy();
    expect(accept()).toBeNull();
    cleanup();
    await show({ ...employer, email: 'pat@example.test' });
    expect(screen.getByText(/You're signed in as pat@example.test/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Switch Account' })).toBeTruthy();
    expect(accept()).toBeNull();
  });

  it('is accepted at once by someone without a team', async () => {
    await show(employer);
    fireEvent.click(accept()!);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(paths.employerDashboard));
    expect(server.calls('acceptInvitation')).toEqual([{ params: { token } }]);
  });

  it('asks a member of another team before they leave it', async () => {
    await show({ ...employer, membership });
    expect(screen.getByText(/You're already a member of Other Clinic\./)).toBeTruthy();
    fireEvent.click(accept()!);
    const question = within(await screen.findByRole('dialog'));
    expect(server.calls('acceptInvitation')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Leave and Join' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(paths.employerDashboard));
  });

  it('that no longer exists says so', async () => {
    server.use({ getInvitation: refuse('INVALID_TOKEN') });
    await show(employer, `${testId('inv', 2)}.${'B'.repeat(43)}`);
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy();
  });
});
