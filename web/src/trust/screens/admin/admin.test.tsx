import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import type { StaffMember } from '@shared/trust/model/staff';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { AddStaffDialog, ChangeStaffDialog } from './staff-dialogs';
import { ViewAsDialog } from './view-as-dialog';

const at = '2026-11-20T08:00:00.000Z';
const member: StaffMember = {
  userId: testUserId(),
  firstName: 'Ruth',
  lastName: 'Calloway',
  email: 'ruth@example.test',
  roles: ['support'],
  twoFactorEnabled: true,
  addedAt: at,
  updatedAt: at,
  reason: 'Works with us.',
  version: 3,
};
const server = answering({ listStaffMembers: () => ({ items: [member] }) });
const nothing = () => undefined;

const show = (children: ReactNode) =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <Suspense>{children}</Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    ),
  );
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => loadTexts('admin-console', 'common'));

it('shows beside the address that it has no account', async () => {
  server.use({
    addStaffMember: refuse('NOT_FOUND', notice('staffUnknown'), { fields: { email: notice('staffUnknown') } }),
  });
  await show(<AddStaffDialog onClose={nothing} />);
  await press('Add Staff');
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  type(/Email/, 'nobody@example.test');
  type(/Reason/, 'New colleague');
  await press('Add Staff');
  expect(await screen.findByText(messages.staffUnknown)).toBeDefined();
  expect(server.calls('addStaffMember')).toEqual([
    { body: { email: 'nobody@example.test', roles: ['support'], reason: 'New colleague' } },
  ]);
});

it('keeps roles and reason when someone else was faster', async () => {
  server.use({ changeStaffMember: refuse('STALE_VERSION') });
  await show(<ChangeStaffDialog member={member} onClose={nothing} />);
  fireEvent.click(screen.getByLabelText('Trust'));
  type(/Reason/, 'Reviews credentials');
  await press('Save Roles');
  expect(await screen.findByText(/Someone else changed this/)).toBeDefined();
  expect(screen.getByLabelText('Trust')).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'Reviews credentials');
});

const tickets = ['TICK-014', 'TICK-020'].map((number) => ({
  causeId: number,
  kind: 'ticket' as const,
  number,
  about: 'My shifts',
}));
const viewDialog = () => show(<ViewAsDialog userId={testUserId()} name="Ada Rivera" onClose={nothing} />);

it('views as a person only with an open ticket and a reason', async () => {
  const closed = { fields: { causeId: notice('viewCauseClosed') } };
  server.use({
    listViewCauses: () => ({ items: tickets }),
    startViewAs: refuse('NOT_FOUND', notice('viewCauseClosed'), closed),
  });
  await viewDialog();
  await screen.findByLabelText(/Ticket/);
  await press('Start Viewing');
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(server.calls('startViewAs')).toEqual([]);
  type(/Ticket/, 'TICK-020');
  type(/Reason/, 'Reproduce a problem');
  await press('Start Viewing');
  expect(await screen.findAllByText(messages.viewCauseClosed)).toHaveLength(1);
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'Reproduce a problem');
  expect(server.calls('startViewAs')).toMatchObject([{ body: { causeId: 'TICK-020', reason: 'Reproduce a problem' } }]);
});

it('selects the only ticket, and says what to do without one', async () => {
  server.use({ listViewCauses: () => ({ items: tickets.slice(0, 1) }) });
  await viewDialog();
  expect(await screen.findByLabelText(/Ticket/)).toHaveProperty('value', 'TICK-014');
  cleanup();
  server.use({ listViewCauses: () => ({ items: [] }) });
  await viewDialog();
  expect(await screen.findByText(/Ada Rivera has no open ticket/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start Viewing' })).toBeNull();
});
