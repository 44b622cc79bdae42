import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import type { TeamRole } from '@shared/core/model/enumerations';
import type {
  Billing,
  BillingDetails,
  Estimate,
  Invoice,
  PaymentMethod,
  PlanPreview,
} from '@shared/money/model/billing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { BillingView } from './billing-view';

const organization = { organizationId: testId('org'), organization: 'Mercy', can_manage_team: true };

export const memberOf = (role: TeamRole): Me =>
  ({
    userId: testUserId(1),
    userType: 'employer',
    firstName: 'Nora',
    lastName: 'Hastings',
    membership: { ...organization, role },
  }) as unknown as Me;

export const professional = {
  ...memberOf('admin'),
  userType: 'nurse',
  membership: null,
} as unknown as Me;

export const visa: PaymentMethod = {
  paymentMethodId: 'pm_visa4242',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expires: '2099-08',
  isDefault: true,
};

export const teamBilling = (changes: Partial<Billing> = {}): Billing => ({
  billing: 'stripe',
  kind: 'employer',
  version: 3,
  plan: { planId: 'team', state: 'active', period: 'month', priceCents: 299_00 },
  use: [
    { feature: 'activePostings', used: 3, limit: 5 },
    { feature: 'teamSeats', used: 6, limit: null },
  ],
  periodEndsAt: '2026-12-03T12:00:00.000Z',
  trialEndsAt: null,
  endsAt: null,
  contractUntil: null,
  nextInvoice: { at: '2026-12-03T12:00:00.000Z', amountCents: 200_00, creditCents: 99_00 },
  creditCents: 99_00,
  postings: null,
  trialAvailable: false,
  moneyBack: null,
  dunning: null,
  contractInvoice: null,
  checkout: null,
  defaultMethod: visa,
  invoiceEmail: 'billing@mercy.example',
  keptJobIds: [],
  graceUntil: null,
  ...changes,
});

export const withoutPlan = (changes: Partial<Billing> = {}): Billing =>
  teamBilling({
    version: 0,
    plan: { planId: null, state: 'none', period: null, priceCents: null },
    use: [
      { feature: 'activePostings', used: 0, limit: 0 },
      { feature: 'teamSeats', used: 1, limit: 1 },
    ],
    periodEndsAt: null,
    nextInvoice: null,
    creditCents: 0,
    trialAvailable: true,
    defaultMethod: null,
    ...changes,
  });

export const basicBilling = (changes: Partial<Billing> = {}): Billing =>
  withoutPlan({
    kind: 'professional',
    plan: { planId: 'basic', state: 'free', period: null, priceCents: null },
    use: [{ feature: 'applicationsPerMonth', used: 3, limit: 5 }],
    trialAvailable: false,
    ...changes,
  });

export const yearly: PlanPreview = {
  kind: 'change',
  choice: { planId: 'team', period: 'year', quantity: 1, trial: false, promoCode: '' },
  lines: [
    {
      kind: 'plan',
      amountCents: 2990_00,
      planId: 'team',
      period: 'year',
      from: '2026-11-23T12:00:00.000Z',
      to: '2027-11-23T12:00:00.000Z',
    },
    { kind: 'unused', amountCents: -99_67, planId: 'team', period: 'month' },
    { kind: 'credit', amountCents: -99_00 },
  ],
  dueTodayCents: 2791_33,
  takesEffectAt: '2026-11-23T12:00:00.000Z',
  nextInvoice: { at: '2027-11-23T12:00:00.000Z', amountCents: 2990_00 },
  prorationAt: '2026-11-23T12:00:00.000Z',
  savingCents: 598_00,
  pausedPostings: 0,
  method: visa,
  version: 3,
};

export const estimate: Estimate = {
  use: { from: '2026-08-25', days: 90, postings: 7, mostActive: 4, applications: 0, mostApplicationsPerMonth: 0 },
  plans: [
    { planId: 'team', period: 'month', cents: 897_00, obstacle: null },
    { planId: 'team', period: 'year', cents: 747_50, obstacle: null },
    { planId: 'starter', period: null, cents: 693_00, obstacle: 'activePostings' },
    { planId: 'enterprise', period: null, cents: null, obstacle: 'contract' },
  ],
};

export const details: BillingDetails = {
  name: 'Mercy',
  email: 'billing@mercy.example',
  address: '1200 River Road',
  city: 'Peoria',
  state: 'IL',
  postalCode: '61602',
  country: 'US',
  taxId: '37-1234567',
  poNumber: 'PO-2026-118',
  version: 3,
};

export const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  invoiceId: 'in_1',
  number: 'WL-2026-0412',
  issuedAt: '2026-11-03T12:00:00.000Z',
  state: 'paid',
  lines: [{ kind: 'plan', amountCents: 299_00, planId: 'team', period: 'month' }],
  totalCents: 299_00,
  taxCents: 0,
  paidCents: 299_00,
  creditCents: 0,
  refundedCents: 0,
  creditFor: null,
  payUrl: null,
  ...changes,
});

export const loadBillingTexts = () =>
  loadTexts('billing', 'payouts', 'plans', 'settings', 'marketplace', 'notices', 'errors', 'common');

export const showBilling = (me: Me = memberOf('admin'), search = '') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[`${paths.billing}${search}`]}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FixedSession session={sessionOf(me)}>
            <Suspense>
              <BillingView />
            </Suspense>
          </FixedSession>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );

export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
