import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { StaffRole } from '@shared/trust/rules/staff-permissions';
import type { TicketRow } from '@shared/trust/model/ticket';
import type { VerificationQueueItem } from '@shared/people/model/verification';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { NextCases } from './next-cases';

const day = (date: number) => `2099-11-${date}T08:00:00.000Z`;

const ticket = (ticketId: string, subject: string, dueAt: string | null): TicketRow => ({
  ticketId,
  subject,
  status: 'open',
  priority: 'medium',
  category: 'general',
  person: 'Elena Vasquez',
  organization: null,
  assignee: null,
  answer: dueAt === null ? null : { startedAt: day(20), dueAt },
  updatedAt: day(20),
});

const credential: VerificationQueueItem = {
  userId: testUserId(2),
  credentialId: testId('lic'),
  professional: 'Jun Watanabe',
  label: 'Registered Nurse',
  certification: null,
  state: null,
  status: 'pending',
  hasDocument: false,
  couldNotBeChecked: false,
  openedAt: day(10),
  updatedAt: day(10),
};

const server = answering({
  listTickets: () => ({
    items: [ticket('TICK-002', 'Export is empty', day(25)), ticket('TICK-001', 'No code arrives', day(24))],
    nextCursor: null,
  }),
  listVerifications: () => ({ items: [credential], nextCursor: null }),
  listReportCases: () => ({ items: [], nextCursor: null }),
  listOrganizationCases: () => ({ items: [], nextCursor: null }),
});

const show = async (roles: StaffRole[]) => {
  const me: Me = {
    userId: testUserId(),
    userType: 'doctor',
    email: 'ruth@example.test',
    firstName: 'Ruth',
    lastName: 'Calloway',
    phone: '',
    emailVerifiedAt: day(10),
    language: 'en',
    twoFactorEnabled: true,
    createdAt: day(10),
    photo_url: null,
    profile_completion: 100,
    membership: null,
    support: true,
    staff: { roles, twoFactorDue: false },
  };
  const session = sessionOf(me);
  await act(async () =>
    render(
      <FixedSession session={session}>
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <Suspense>
              <NextCases />
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>
      </FixedSession>,
    ),
  );
};

beforeEach(() =>
  loadTexts('admin-console', 'common', 'due-clock', 'labels/moderation', 'labels/profiles', 'labels/certifications'),
);

it('lists what is due first, then cases without a due time', async () => {
  await show(['support', 'trust']);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.querySelector('b')?.textContent.trim())).toEqual([
    'No code arrives',
    'Export is empty',
    'Registered Nurse',
  ]);
});

it('reads only the queues of the roles', async () => {
  await show(['support']);
  expect(await screen.findByText('No code arrives')).toBeDefined();
  expect(screen.queryByText('Jun Watanabe')).toBeNull();
  expect(server.calls('listReportCases')).toEqual([]);
});
