import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore, staffOf } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import type { CheckedList, OwnStaff } from './own-staff-queries';
import { OwnStaffSection } from './own-staff-section';

const invitation: OwnStaff['invitations'][number] = {
  invitationId: testId('inv'),
  name: 'Ben Ito',
  email: 'ben@example.test',
  profession: 'rn',
  unitIds: [testId('unt', 1)],
  sentAt: '2026-11-26T10:00:00.000Z',
  expiresAt: '2026-12-03T10:00:00.000Z',
};

let stored: OwnStaff;
let problems: CheckedList['problems'];
let readAs: CheckedList['readAs'];

const server = answering({
  listOwnStaff: () => stored,
  inviteOwnStaff: ({ body: { dryRun } }) => {
    if (problems.length > 0) return { people: 1, invited: 0, problems, readAs };
    return { people: 2, invited: dryRun ? 0 : 1, problems, readAs };
  },
  revokeInvitation: () => {
    stored = { ...stored, invitations: [] };
    return { message: '', code: 'invitationRevoked' as const };
  },
});

const show = () => showTo(memberOf('manager'), <OwnStaffSection locations={[lakeshore()]} />);
const press = async (name: string) => {
  const [found] = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found!));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

beforeEach(async () => {
  [problems, readAs] = [[], []];
  stored = {
    people: [staffOf(2, 'Ada Byron')],
    invitations: [invitation],
  };
  await loadTexts('own-staff', 'labels/professions', 'notices', 'errors');
});

describe('own staff', () => {
  it('are listed with their units and who pays them', async () => {
    await show();
    expect(await screen.findByText('Ada Byron')).toBeTruthy();
    expect(screen.getAllByText('All units').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Your payroll').length).toBeGreaterThan(0);
  });

  it('are invited one by one; a problem says why not', async () => {
    await show();
    await press('Invite a Person');
    problems = [{ line: 1, problem: 'full' }];
    fireEvent.input(await field(/^Name/), { target: { value: 'Cyd Ray' } });
    fireEvent.input(await field(/^Email/), { target: { value: 'cyd@example.test' } });
    fireEvent.change(await field(/^Profession/), { target: { value: 'rn' } });
    await press('Send Invitation');
    expect(await screen.findByText('Your own staff is full.')).toBeTruthy();
    problems = [];
    await press('Send Invitation');
    await waitFor(() => expect(server.calls('inviteOwnStaff')).toHaveLength(2));
    expect(server.calls('inviteOwnStaff')).toMatchObject([
      { body: { list: { people: [{ name: 'Cyd Ray', email: 'cyd@example.test', profession: 'rn', unitIds: [] }] } } },
      {},
    ]);
  });

  it('are invited from pasted text', async () => {
    await show();
    await press('Invite a Person');
    fireEvent.input(await field(/^Name/), { target: { value: '\u202aCyd\u00a0R\u00aday\u202c' } });
    fireEvent.input(await field(/^Email/), { target: { value: '\ufeffcyd@example.test\u200b' } });
    fireEvent.change(await field(/^Profession/), { target: { value: 'rn' } });
    await press('Send Invitation');
    await waitFor(() => expect(server.calls('inviteOwnStaff')).toHaveLength(1));
    expect(server.calls('inviteOwnStaff')).toMatchObject([
      { body: { list: { people: [{ name: 'Cyd Ray', email: 'cyd@example.test' }] } } },
    ]);
  });

  it('have invitations that can be revoked', async () => {
    await show();
    await press("Revoke Ben Ito's invitation");
    await press('Revoke');
    await waitFor(() => expect(server.calls('revokeInvitation')).toHaveLength(1));
  });
});

describe('a file', () => {
  const choose = async () => {
    await press('Invite from a File');
    const file = new File(['name,email,profession'], 'staff.csv', { type: 'text/csv' });
    const input = await field(/^CSV file/);
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  };

  it('is checked before anyone is invited', async () => {
    await show();
    await choose();
    expect(await screen.findByText('2 people are ready to invite.')).toBeTruthy();
    await press('Send Invitations');
    await waitFor(() => expect(server.calls('inviteOwnStaff')).toHaveLength(2));
    expect(server.calls('inviteOwnStaff')).toMatchObject([{ body: { dryRun: true } }, { body: { dryRun: false } }]);
  });

  it('shows cells read in another form, before anyone is invited', async () => {
    await show();
    readAs = [{ line: 2, field: 'profession', text: 'ICU nurse', value: 'rn' }];
    await choose();
    expect(await screen.findByText('“ICU nurse”: Registered nurse (RN) (line 2)')).toBeTruthy();
    expect(server.calls('inviteOwnStaff')).toMatchObject([{ body: { dryRun: true } }]);
  });

  it('names a line’s error, and invites no one', async () => {
    await show();
    problems = [{ line: 3, problem: 'email' }];
    await choose();
    expect(await screen.findByText("Line 3: The email address isn't valid.")).toBeTruthy();
    expect(server.calls('inviteOwnStaff')).toHaveLength(1);
  });
});
