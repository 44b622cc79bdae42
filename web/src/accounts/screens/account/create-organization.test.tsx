import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { messages } from '@shared/text/english.fixture';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { CreateOrganization } from './create-organization';

const server = answering({
  createOrganization: () => ({ organizationId: testId('org') }),
});

beforeEach(() => loadTexts('invitation', 'notices'));

it('creates an organization once, with a name, for someone who left a team', async () => {
  const refresh = vi.fn(() => Promise.resolve(null));
  const me = { userType: 'employer', email: 'mia@example.test', membership: null } as Me;
  await act(async () =>
    render(
      <FixedSession session={{ ...sessionOf(me), refresh }}>
        <CreateOrganization />
      </FixedSession>,
    ),
  );
  expect(screen.getByText(/You left your team or were removed/)).toBeTruthy();
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create Organization' }));
  create();
  expect(await screen.findByText(messages.companyNameRequired)).toBeTruthy();
  expect(server.calls('createOrganization')).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Organization name/), { target: { value: 'Mia’s Clinic' } });
  create();
  create();
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(server.calls('createOrganization')).toEqual([{ body: { company_name: 'Mia’s Clinic' } }]);
});
