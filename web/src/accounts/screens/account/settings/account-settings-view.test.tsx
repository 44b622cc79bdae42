import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { withReturnPath } from '@/lib/auth/return-path';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { identity } from '@/lib/testing/identity';
import { sessionOf, someone, visit } from '../testing';
import { AccountSettingsView } from './account-settings-view';
import { AppError } from '@shared/errors';
import { inEnglish, messages, said } from '@shared/text/english.fixture';

const left = vi.fn();
const server = answering({
  leaveOrganization: () => {
    left();
    return said('organizationLeft');
  },
  startTwoFactor: () => ({ secret: 'SECRET', otpauthUri: 'otpauth://totp/Wardline' }),
  confirmTwoFactor: () => ({ recoveryCodes: ['ABCDE-12345'] }),
  getAccountDeletion: () => ({
    deletion: null,
    preview: {
      dueAt: '2026-12-20T10:00:00.000Z',
      effects: {
        applications: { count: 0, more: false },
        jobs: { count: 0, more: false },
        alerts: 0,
        placements: [],
        plan: null,
      },
      obstacle: null,
    },
  }),
  listSignInMethods: () => ({ password: true, passkeys: 0, providers: [] }),
  listPasskeys: () => ({ items: [] }),
  listDevices: () => ({ items: [] }),
  listOwnActivity: () => ({ items: [], nextCursor: null }),
  listAccountViews: () => ({ items: [], nextCursor: null }),
});

const membership = {
  organizationId: 'org_01J8Z0000000000000000000AA',
  organization: 'Harbor',
  role: 'member',
  can_manage_team: false,
} as const;
const member = (twoFactorDue: boolean) =>
  someone({ userType: 'employer', membership: { ...membership, ...(twoFactorDue && { twoFactorDue: true }) } });
const page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <AccountSettingsView />
  </QueryClientProvider>
);
const due = 'Your organization requires two-factor authentication. Set it up to continue.';
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('account settings of a member who must set up two-factor authentication', () => {
  it('state the reason, open it, and lead back once the recovery codes are saved', async () => {
    const at = withReturnPath(paths.accountSettings, '/jobs/manage?page=2');
    const { place } = await visit(page(), at, sessionOf(member(true)));
    expect(await screen.findByText(due)).toBeDefined();
    expect(titles()[0]).toBe('Sign-In and Security');
    expect(rows()[0]).toBe('Two-Factor Authentication');
    await press('Set Up Two-Factor Authentication');
    fireEvent.input((await screen.findAllByLabelText(/^Current password/))[0]!, { target: { value: 'right words' } });
    await press('Continue');
    fireEvent.input(await screen.findByLabelText(/^Authentication code/), { target: { value: '123456' } });
    await press('Turn On');
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(place.current.path).toBe(at);
    await press('Done');
    await waitFor(() => expect(place.current.path).toBe('/jobs/manage?page=2'));
  });

  it('let the member leave the team instead', async () => {
    await visit(page(), paths.accountSettings, sessionOf(member(true)));
    await press('Leave Harbor Instead');
    expect(await screen.findByText('Leave Harbor?')).toBeDefined();
    await press('Leave Team');
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('are unchanged for others', async () => {
    await visit(page(), paths.accountSettings, sessionOf(member(false)));
    expect(await screen.findByText('Two-Factor Authentication')).toBeDefined();
    expect(screen.queryByText(due)).toBeNull();
    expect(titles()[0]).toBe('About You');
    expect(rows().slice(0, 2)).toEqual(['Name and Phone', 'Email Address']);
  });
});

describe('editable settings', () => {
  it('show the current values, and the form on request', async () => {
    server.use({
      changeEmail: ({ body }) => {
        if (body.password !== 'right words') throw new AppError('WRONG_PASSWORD');
        return said('emailUpdateInitiated');
      },
    });
    await visit(page(), paths.accountSettings, sessionOf(member(false)));
    const change = () => screen.findByRole('button', { name: 'Change Email Address' });
    await change();
    expect(screen.queryByLabelText(/^New email address/)).toBeNull();
    await press('Change Email Address');
    const email = await screen.findByLabelText<HTMLInputElement>(/^New email address/);
    expect(document.activeElement).toBe(email);
    fireEvent.input(email, { target: { value: 'new@clinic.example' } });
    fireEvent.input(screen.getByLabelText(/^Current password/), { target: { value: 'wrong words' } });
    await press('Update Email');
    expect(await screen.findByText('The current password is incorrect.')).toBeDefined();
    expect(email.value).toBe('new@clinic.example');
    fireEvent.input(screen.getByLabelText(/^Current password/), { target: { value: 'right words' } });
    await press('Update Email');
    expect(await screen.findByText(messages.emailUpdateInitiated)).toBeDefined();
    expect(screen.queryByLabelText(/^New email address/)).toBeNull();
    expect(document.activeElement).toBe(await change());
  });

  it('accept a strong password typed twice, and ask for the two-factor code', async () => {
    server.use({
      changePassword: ({ body }) => {
        if (body.currentPassword !== 'right words') throw new AppError('WRONG_PASSWORD');
        return said('passwordUpdated');
      },
    });
    identity.signInWithPassword.mockResolvedValue('mfa');
    identity.answerChallenge.mockRejectedValueOnce(new SignInError('badCode'));
    await visit(page(), paths.accountSettings, sessionOf(member(false)));
    await press('Change Password');
    const change = async (current: string, next: string, again: string) => {
      const fields = [
        [/^Current password/, current],
        [/^New password/, next],
        [/^Confirm new password/, again],
      ] as const;
      for (const [name, value] of fields) fireEvent.input(screen.getByLabelText(name), { target: { value } });
      await press('Update Password');
    };
    await change('right words', 'abc', 'abc');
    const tooShort = inEnglish('passwordTooShortInSettings', { min: limits.passwordMin });
    expect(await screen.findByText(tooShort)).toBeDefined();
    await change('right words', 'correct horse', 'correct horses');
    expect(await screen.findByText(messages.newPasswordsDoNotMatch)).toBeDefined();
    expect(server.calls('changePassword')).toEqual([]);
    await change('wrong words', 'correct horse', 'correct horse');
    expect(await screen.findByText('The current password is incorrect.')).toBeDefined();
    await change('right words', 'correct horse', 'correct horse');
    expect(await screen.findByText(messages.passwordUpdated)).toBeDefined();
    const verify = async () => {
      fireEvent.input(screen.getByLabelText(/^Authentication code/), { target: { value: '123456' } });
      await press('Verify');
    };
    await verify();
    expect(await screen.findByText(/^That code is incorrect/)).toBeDefined();
    await verify();
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeDefined();
    expect(identity.signInWithPassword).toHaveBeenCalledWith(someone().email, 'correct horse', true);
  });

  it('save time zone and appearance on selection', async () => {
    server.use({
      changeTimeZone: ({ body: { timeZone } }) => ({ timeZone }),
      changeAppearance: ({ body: { appearance } }) => ({ appearance }),
    });
    await visit(page(), paths.accountSettings, sessionOf(member(false)));
    fireEvent.change(await screen.findByLabelText(/^Time zone/), { target: { value: 'Europe/Paris' } });
    expect(await screen.findByText('Time zone saved')).toBeDefined();
    expect(server.calls('changeTimeZone')).toEqual([{ body: { timeZone: 'Europe/Paris' } }]);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(await screen.findByText('Appearance saved')).toBeDefined();
    expect(server.calls('changeAppearance')).toEqual([{ body: { appearance: 'dark' } }]);
  });
});
