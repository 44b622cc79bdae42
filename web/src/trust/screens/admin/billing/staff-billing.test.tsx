import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { errorTexts } from '@shared/text/english.fixture';
import type { Invoice, StaffBilling } from '@shared/money/model/billing';
import { paths, pathTo } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { StaffBillingView } from './staff-billing-view';

const ownerId = testId('org');
const invoice: Invoice = {
  invoiceId: 'in_1',
  number: 'WL-2026-0412',
  issuedAt: '2026-11-03T12:00:00.000Z',
  state: 'paid',
  lines: [],
  totalCents: 299_00,
  taxCents: 0,
  paidCents: 299_00,
  creditCents: 0,
  refundedCents: 100_00,
  creditFor: null,
  payUrl: null,
};
const billing: StaffBilling = {
  billing: 'stripe',
  kind: 'employer',
  version: 5,
  plan: { planId: 'team', state: 'active', period: 'month', priceCents: 299_00 },
  use: [],
  periodEndsAt: '2026-12-03T12:00:00.000Z',
  trialEndsAt: null,
  endsAt: null,
  contractUntil: null,
  nextInvoice: null,
  creditCents: 0,
  postings: null,
  trialAvailable: false,
  moneyBack: null,
  dunning: null,
  contractInvoice: null,
  checkout: null,
  defaultMethod: null,
  invoiceEmail: '',
  keptJobIds: [],
  graceUntil: null,
  ownerId,
  name: 'Mercy General',
  override: null,
  syncedAt: null,
  differences: ['creditCents'],
  acts: [],
};
const server = answering({
  getStaffBilling: () => billing,
  getOfferedMethods: () => ({ checkout: ['card'], invoice: ['customer_balance'] }),
  listStaffInvoices: () => ({ items: [invoice], nextCursor: null }),
  giveCredit: () => ({ ...billing, version: 6 }),
  refundInvoice: () => ({ ...billing, version: 6 }),
  overridePlan: () => ({ ...billing, version: 6 }),
});

const show = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[pathTo(paths.adminBilling, { ownerId })]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Suspense>
            <Routes>
              <Route path={paths.adminBilling} element={<StaffBillingView />} />
            </Routes>
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const send = async (name: string) => {
  const button = (await dialog()).getByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
};
const type = async (label: RegExp, value: string) =>
  fireEvent.change((await dialog()).getByLabelText(label), { target: { value } });

beforeEach(() => loadTexts('admin-billing', 'admin-console', 'plans', 'notices', 'errors', 'common'));

it('grants credit with a reason, once', async () => {
  await show();
  await press('Give Credit');
  await type(/Amount/, '99');
  await send('Give Credit');
  expect(server.calls('giveCredit')).toEqual([]);
  await type(/Reason/, 'Duplicate posting');
  await send('Give Credit');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('giveCredit')).toEqual([
    { params: { ownerId }, body: { amountCents: 99_00, reason: 'Duplicate posting', version: 5 } },
  ]);
});

it('offers a payment’s remainder as a refund, and keeps input after a refusal', async () => {
  server.use({ refundInvoice: refuse('REFUND_TOO_HIGH') });
  await show();
  await press('Refund WL-2026-0412');
  expect((await dialog()).getByText(/Up to \$199 can be refunded/)).toBeTruthy();
  await type(/Reason/, 'Not used');
  await send('Refund');
  expect(await (await dialog()).findByText(errorTexts.REFUND_TOO_HIGH)).toBeTruthy();
  expect((await dialog()).getByLabelText(/Reason/)).toHaveProperty('value', 'Not used');
});

it('grants a plan until a day', async () => {
  await show();
  await press('Give Plan');
  await type(/Last day/, '2099-12-31');
  await type(/Active jobs/, '40');
  await type(/Reason/, 'Contract 2027');
  await send('Give Plan');
  await waitFor(() =>
    expect(server.calls('overridePlan')).toEqual([
      {
        params: { ownerId },
        body: {
          ...{ planId: 'enterprise', activePostings: 40, until: '2099-12-31' },
          ...{ invoice: null, reason: 'Contract 2027', version: 5 },
        },
      },
    ]),
  );
});

it('sends an invoice for a contract, with its payment methods', async () => {
  await show();
  await press('Give Plan');
  expect(await (await dialog()).findByText(/by bank transfer \(ACH or wire\)/)).toBeTruthy();
  await type(/Last day/, '2099-12-31');
  await type(/Invoice amount/, '24000');
  await type(/Due in days/, '45');
  await type(/Reason/, 'Contract 2027');
  await send('Give Plan');
  await expect.poll(() => server.calls('overridePlan')).toHaveLength(1);
  expect(server.calls('overridePlan')[0]).toMatchObject({
    body: { planId: 'enterprise', invoice: { amountCents: 24_000_00, dueDays: 45 } },
  });
});

it('lists what the reconciliation repaired, and links back to the organization', async () => {
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('creditCents');
  expect(screen.getByRole('link', { name: 'Mercy General' }).getAttribute('href')).toBe(
    pathTo(paths.adminOrganization, { organizationId: ownerId }),
  );
});

it('says where billing is off', async () => {
  server.use({ getStaffBilling: refuse('BILLING_OFF') });
  await show();
  expect(await screen.findByText('Billing is off')).toBeTruthy();
});

it('says when a contract’s invoice is due, and why the contract didn’t end', async () => {
  const override = {
    planId: 'enterprise',
    activePostings: null,
    until: '2099-12-31T00:00:00.000Z',
    invoiceId: 'in_2',
  } as const;
  const given = { ...override, reason: 'Contract 7', by: testUserId(), at: '2026-11-03T12:00:00.000Z' };
  const contractInvoice = {
    ...{ amountCents: 24_000_00, dueAt: '2099-01-15T12:00:00.000Z', isOverdue: false },
    ...{ limitedAt: '2099-01-22T12:00:00.000Z', payUrl: null },
  };
  server.use({
    getStaffBilling: () => ({ ...billing, override: given, contractInvoice }),
    endOverride: refuse('INVOICE_NOT_VOIDED'),
  });
  await show();
  expect(await screen.findByText('$24,000, due Jan 15, 2099')).toBeTruthy();
  await press('End Given Plan');
  expect((await dialog()).getByText(/invoice is voided if it isn't paid yet/)).toBeTruthy();
  await type(/Reason/, 'Canceled');
  await send('End Plan');
  expect(await (await dialog()).findByText(errorTexts.INVOICE_NOT_VOIDED)).toBeTruthy();
});
