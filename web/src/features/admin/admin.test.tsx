import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import type { StaffMember } from '@shared/model/staff';
import { loadTexts } from '@/lib/i18n/i18n';
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

it('says beside the address that it has no account', async () => {
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

it('views as a person only with a ticket and a reason', async () => {
  server.use({ startViewAs: refuse('FORBIDDEN', notice('viewOfStaff')) });
  await show(<ViewAsDialog userId={testUserId()} name="Ada Rivera" onClose={nothing} />);
  await press('Start Viewing');
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(server.calls('startViewAs')).toEqual([]);
  type(/Ticket/, 'TICK-014');
  type(/Reason/, 'Reproduce a problem');
  await press('Start Viewing');
  expect(await screen.findByText(messages.viewOfStaff)).toBeDefined();
});
