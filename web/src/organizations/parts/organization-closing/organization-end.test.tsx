import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { AppError } from '@shared/errors';
import type { ClosingFigures, OrganizationClosing } from '@shared/organizations/model/organization-closing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { OrganizationEnd } from './organization-end';

const work = { placementId: 'plc_1', professional: 'Nora Nurse', jobTitle: 'ICU nurse' };
const figures: ClosingFigures = {
  members: 2,
  openJobs: 1,
  openApplications: 3,
  invitations: 0,
  placements: { items: [{ ...work, endOn: null }], more: false },
  timesheets: {
    items: [{ ...work, weekStartsOn: '2026-11-16', status: 'submitted', totalMinutes: 2160 }],
    more: false,
  },
  plan: { planId: 'team', until: '2026-12-03T12:00:00.000Z', refundUntil: '2026-12-01T12:00:00.000Z' },
  balanceCents: 380_00,
};
const running: OrganizationClosing = {
  organizationId: `org_${'0'.repeat(26)}`,
  state: 'waiting',
  requestedAt: '2026-11-20T10:00:00.000Z',
  requestedBy: 'Ada Admin',
  closesAt: '2026-12-20T10:00:00.000Z',
  receipts: [{ during: 'ending', step: 'jobs', at: '2026-11-20T10:01:00.000Z', count: 1 }],
};
let closing: OrganizationClosing | null = null;
let wrong = false;
const view = () => ({ closing, figures });
const server = answering({
  getOrganizationClosing: view,
  listTeamMembers: () => ({ items: [] }),
  closeOrganization: () => {
    if (wrong) throw new AppError('WRONG_PASSWORD');
    closing = running;
    return view();
  },
  cancelOrganizationClosing: () => {
    closing = { ...running, state: 'canceling' };
    return view();
  },
});

const membership = { role: 'admin', organization: 'Harbor' } as NonNullable<Me['membership']>;
const me = { email: 'ada@example.test', membership } as Me;
const session = { status: 'signedIn', me, error: null, refresh: vi.fn(), signOut: vi.fn() } as const;
const show = () =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FixedSession session={session}>
            <OrganizationEnd membership={membership} />
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const press = async (name: string) =>
  act(async () => fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!));
const typePassword = async (password: string) =>
  fireEvent.input((await screen.findAllByLabelText(/^Current password/))[0]!, { target: { value: password } });

beforeAll(() => loadTexts('organization-closing', 'labels/hiring', 'plans'));
beforeEach(() => {
  closing = null;
  wrong = false;
});
afterEach(cleanup);

describe('closing the organization', () => {
  it('counts what ends, and shows who is owed what', async () => {
    await show();
    await press('Close Organization');
    expect(await screen.findByText('1 active job is paused.')).toBeDefined();
    expect(screen.getByText(/^3 open applications end/)).toBeDefined();
    expect(screen.getByText(/^The Professional plan isn't renewed. You keep it until Dec 3, 2026/)).toBeDefined();
    expect(screen.getByText(/^You can take your first payment back until Dec 1, 2026/)).toBeDefined();
    expect(screen.getByText(/^The \$380 left of your shift balance is refunded/)).toBeDefined();
    expect(screen.getByText('Nora Nurse, ICU nurse')).toBeDefined();
    expect(screen.getByText('36 hours, Awaiting approval')).toBeDefined();
  });

  it('needs two confirmations and the password, and keeps input', async () => {
    wrong = true;
    await show();
    await press('Close Organization');
    await press('Continue');
    await press('Close Organization');
    expect(server.calls('closeOrganization')).toEqual([]);
    await typePassword('wrong words');
    await press('Close Organization');
    expect(await screen.findByText('The current password is incorrect.')).toBeDefined();
    expect((await screen.findAllByLabelText<HTMLInputElement>(/^Current password/))[0]?.value).toBe('wrong words');
    wrong = false;
    await typePassword('right words');
    await press('Close Organization');
    expect(await screen.findByText('1 job paused')).toBeDefined();
    expect(session.refresh).toHaveBeenCalled();
  });

  it('is canceled after a confirmation', async () => {
    closing = running;
    await show();
    await press('Keep Organization');
    expect(server.calls('cancelOrganizationClosing')).toEqual([]);
    await press('Keep Organization');
    await waitFor(() => expect(server.calls('cancelOrganizationClosing')).toHaveLength(1));
    expect(await screen.findByText(/are coming back/)).toBeDefined();
  });
});
