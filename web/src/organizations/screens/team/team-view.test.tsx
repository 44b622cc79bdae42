import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { PendingInvitation, TeamMember } from '@shared/organizations/model/organization';
import { inviteDialog, paths } from '@shared/paths';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { teamMemberOf } from '@/organizations/parts/organization/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { TeamView } from './team-view';

const mia = teamMemberOf();
const ada = teamMemberOf({
  user_id: testUserId(3),
  role: 'admin',
  profile: { ...mia.profile, first_name: 'Ada', last_name: 'Admin' },
});
const at = '2026-10-01T10:00:00.000Z';
const invitation: PendingInvitation = {
  invitationId: testId('inv'),
  firstName: 'Lea',
  lastName: 'Late',
  email: 'lea@example.test',
  role: 'member',
  department: '',
  createdAt: at,
  sentAt: at,
  expiresAt: at,
};

let members: TeamMember[] = [];
let invitations: PendingInvitation[] = [];
const server = answering({
  getOrganization: refuse('NOT_FOUND'),
  listTeamMembers: () => ({ items: members }),
  listInvitations: () => ({ items: invitations }),
  getTeamTwoFactor: () => ({ required: false, graceDays: 7, graceUntil: null, membersWithout: [] }),
});

const show = async (role: 'admin' | 'member' = 'admin', address: string = paths.teamSettings) => {
  const who = role === 'admin' ? ada : mia;
  const membership = { organizationId: testId('org'), organization: 'Mercy General', role };
  const me = { userId: who.user_id, userType: 'employer', membership } as Me;
  await act(async () =>
    render(
      <FixedSession session={sessionOf(me)}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[address]}>
            <TeamView />
          </MemoryRouter>
        </QueryClientProvider>
      </FixedSession>,
    ),
  );
  await screen.findByRole('table', { name: 'Team members' });
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string, action: string) => {
  await press(`Actions for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const lastToast = () => toastStore.get().at(-1)?.text;

beforeEach(async () => {
  members = [ada, mia];
  invitations = [];
  await loadTexts('team', 'settings', 'labels/hiring', 'sent-invitations', 'notices');
});

describe('an invitation', () => {
  it('needs names and an address, and is sent once', async () => {
    server.use({
      inviteMember: ({ body }) => {
        invitations = [{ ...invitation, ...body }];
        return { ...invitations[0]!, ...said('invitationSent') };
      },
    });
    await show('admin', `${paths.teamSettings}?${inviteDialog.parameter}=${inviteDialog.open}`);
    const dialog = await dialogOf('Invite Team Member');
    fireEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText(messages.invitationFieldsRequired)).toBeTruthy();
    expect(server.calls('inviteMember')).toEqual([]);

    const typed = { 'First name': 'Nina', 'Last name': 'New', Email: 'nina@example.test', Department: 'Recruitment' };
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    fireEvent.click(dialog.getByRole('radio', { name: 'Manager' }));
    const send = dialog.getByRole('button', { name: 'Send Invitation' });
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(lastToast()).toBe(messages.invitationSent));
    expect(server.calls('inviteMember')).toEqual([
      {
        body: {
          firstName: 'Nina',
          lastName: 'New',
          email: 'nina@example.test',
          role: 'manager',
          department: 'Recruitment',
        },
      },
    ]);
    const row = await screen.findByRole('row', { name: /Nina New/ });
    expect(row.textContent).toContain('Pending');
    expect(row.textContent).toContain('nina@example.test');
  });

  it('cannot be sent again at once, and is revoked after a confirmation', async () => {
    invitations = [invitation];
    server.use({
      resendInvitation: refuse('COOLDOWN'),
      revokeInvitation: () => {
        invitations = [];
        return said('invitationRevoked');
      },
    });
    await show();
    await press("Resend Lea Late's invitation");
    await waitFor(() => expect(lastToast()).toBe(errorTexts.COOLDOWN));
    await press("Revoke Lea Late's invitation");
    expect(server.calls('revokeInvitation')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(lastToast()).toBe(messages.invitationRevoked));
    await waitFor(() => expect(screen.queryByText(/Lea Late/)).toBeNull());
  });
});

describe('a member', () => {
  it('gets another role and department', async () => {
    server.use({
      changeMember: ({ body }) => {
        members = [ada, { ...mia, ...body }];
        return members[1]!;
      },
    });
    await show();
    await choose('Mia Member', 'Change Role or Department');
    const dialog = await dialogOf("Mia Member's role");
    fireEvent.click(dialog.getByRole('radio', { name: 'Manager' }));
    fireEvent.change(dialog.getByLabelText(/^Department/), { target: { value: 'Surgery' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastToast()).toBe(messages.roleUpdated));
    expect(server.calls('changeMember')).toEqual([
      { params: { userId: mia.user_id }, body: { role: 'manager', department: 'Surgery' } },
    ]);
    await waitFor(() => expect(screen.getByRole('row', { name: /Mia Member/ }).textContent).toContain('Surgery'));
  });

  it('is removed after a confirmation', async () => {
    server.use({
      removeMember: () => {
        members = [ada];
        return said('memberRemoved');
      },
    });
    await show();
    await choose('Mia Member', 'Remove from Team');
    expect(server.calls('removeMember')).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove from Team' }));
    await waitFor(() => expect(lastToast()).toBe(messages.memberRemoved));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mia Member/ })).toBeNull());
  });

  it('sees the team without administrator controls', async () => {
    await show('member');
    expect(screen.getByRole('row', { name: /Ada Admin/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite|Actions for|Hand Over/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Pending invitations' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave Team' }).disabled).toBe(false);
    expect(server.called()).not.toContain('listInvitations');
  });
});

describe('the only administrator', () => {
  const leave = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Leave Team' });
  const why = () => document.getElementById(leave().getAttribute('aria-describedby') ?? '')?.textContent;

  it('can’t leave, and sees why', async () => {
    members = [ada];
    await show();
    expect(leave().disabled).toBe(true);
    expect(why()).toMatch(/only member/);
    expect(screen.queryByRole('button', { name: 'Hand Over' })).toBeNull();
  });

  it('keeps the role until someone else has it', async () => {
    await show();
    expect(leave().disabled).toBe(true);
    expect(why()).toMatch(/only administrator/);
    await choose('Ada Admin', 'Change Role or Department');
    const dialog = await dialogOf("Ada Admin's role");
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Manager' }).disabled).toBe(true);
    expect(dialog.getByText(/A team needs an administrator\./)).toBeTruthy();
  });

  it('hands over to a member, with the password', async () => {
    server.use({
      transferAdministration: () => {
        members = [
          { ...ada, role: 'manager' },
          { ...mia, role: 'admin' },
        ];
        return said('administrationTransferred');
      },
    });
    await show();
    await press('Hand Over');
    const dialog = await dialogOf('Hand Over');
    const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'Hand Over' }));
    confirm();
    expect(dialog.getByText(messages.transferToOther)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^New administrator/), { target: { value: mia.user_id } });
    confirm();
    expect(dialog.getByText(messages.required)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Current password/), { target: { value: 'Str0ng-ada-24' } });
    expect(server.calls('transferAdministration')).toEqual([]);
    confirm();
    await waitFor(() => expect(lastToast()).toBe(messages.administrationTransferred));
    expect(server.calls('transferAdministration')).toEqual([
      { body: { userId: mia.user_id, ownRole: 'manager', password: 'Str0ng-ada-24' } },
    ]);
    await waitFor(() => expect(leave().disabled).toBe(false));
  });
});
