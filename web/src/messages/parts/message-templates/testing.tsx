import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { MessageTemplate } from '@shared/messages/model/message-template';
import { FixedSession } from '@/lib/auth/session';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';

const membership = { organizationId: testId('org'), organization: 'Mercy', can_manage_team: true };

export const memberOf = (role: TeamRole) =>
  ({
    userId: testUserId(1),
    userType: 'employer',
    firstName: 'Lee',
    lastName: 'Park',
    membership: { ...membership, role },
  }) as unknown as Me;

export const template = (number: number, changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  templateId: testId('tpl', number),
  name: `Template ${number}`,
  body: 'Hi {first name}, about {job}',
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const showTo = (me: Me, view: ReactNode, address = '/') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <FixedSession
          session={{
            status: 'signedIn',
            me,
            error: null,
            refresh: () => Promise.resolve(me),
            signOut: () => Promise.resolve(),
          }}
        >
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Suspense>{view}</Suspense>
          </QueryClientProvider>
        </FixedSession>
      </MemoryRouter>,
    ),
  );
