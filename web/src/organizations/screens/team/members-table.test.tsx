import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { conversationWith } from '@/messages/parts/messages/message-button';
import { teamMemberOf } from '@/organizations/parts/organization/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { MembersTable } from './members-table';

const colleague = teamMemberOf();
const self = teamMemberOf({
  user_id: testUserId(3),
  profile: { ...colleague.profile, first_name: 'Max', last_name: 'Manager' },
});
const me = { userId: self.user_id, userType: 'employer', membership: { role: 'member' } } as Me;

const show = (mayManage: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FixedSession session={sessionOf(me)}>
          <MembersTable members={[self, colleague]} mayManage={mayManage} withoutTwoFactor={[]} />
        </FixedSession>
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => loadTexts('team', 'labels/hiring'));

describe('the team list', () => {
  it.each([true, false])('leads to messages with every colleague, for managers and others: %s', (mayManage) => {
    show(mayManage);
    const links = screen.getAllByRole('link', { name: /^Message/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([conversationWith(colleague.user_id)]);
    expect(screen.queryAllByRole('button', { name: /Max Manager/ })).toHaveLength(mayManage ? 1 : 0);
  });
});
