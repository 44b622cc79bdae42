import { billingRoutes } from '@shared/money/api/billing.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { payoutRoutes } from '@shared/money/api/payouts.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpLocalPlans } from '../../../scripts/local/local-plans';
import { api } from '../../support/client';
import { jobDraft } from '../../support/marketplace';
import {
  registerEmployer,
  registerProfessional,
  registerSupport,
  type Employer,
  type Person,
} from '../../support/people';
import { startTestStack } from '../../support/stack';

// Calls every billing operation through the gateway, with the Stripe emulator.

let stack: Awaited<ReturnType<typeof startTestStack>>;
let employer: Employer;
beforeAll(async () => {
  stack = await startTestStack({ billing: 'stripe' });
  await setUpLocalPlans(stack.stack);
  employer = await registerEmployer();
});
afterAll(() => stack.stop());

const done = async <Body>(reply: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};

/** Submits the form of the emulator's page. */
const fill = async (url: string, form: Record<string, string>): Promise<void> => {
  const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  expect(status).toBe(303);
};
const payAt = (url: string, number = '4242 4242 4242 4242'): Promise<void> =>
  fill(url, { step: 'pay', number, expiry: '12/34', cvc: '123' });

const as = ({ token }: Person) => ({ token });
/** Reads the state after the provider's events have arrived. */
const stateOf = async (person: Person) => {
  await stack.drain();
  return done(api(billingRoutes.getBilling, {}, as(person)));
};
const refresh = (person: Person) => done(api(billingRoutes.refreshBilling, {}, as(person)));

const subscribe = async (person: Person, planId: 'team' | 'professional') => {
  const body = { planId, period: 'month', quantity: 1, trial: false, promoCode: '' } as const;
  await done(api(billingRoutes.previewPlan, { body }, as(person)));
  const { version } = await stateOf(person);
  const { url } = await done(api(billingRoutes.startCheckout, { body: { ...body, version } }, as(person)));
  await payAt(url);
  await refresh(person);
};

it('sells a plan, changes it, and ends and resumes it', async () => {
  await subscribe(employer, 'team');
  const choice = { planId: 'team', period: 'year', quantity: 1, trial: false, promoCode: '' } as const;
  const preview = await done(api(billingRoutes.previewPlan, { body: choice }, as(employer)));
  const { version } = await stateOf(employer);
  const { planId, period } = choice;
  const form = { planId, period, prorationAt: preview.prorationAt!, dueTodayCents: preview.dueTodayCents, version };
  await done(api(billingRoutes.changePlan, { body: form }, as(employer)));
  const job = await done(api(jobRoutes.createJob, { body: { job: jobDraft(), status: 'active' } }, as(employer)));
  const versioned = async () => ({ version: (await stateOf(employer)).version });
  await done(api(billingRoutes.cancelPlan, { body: { keptJobIds: [], ...(await versioned()) } }, as(employer)));
  const kept = { keptJobIds: [job.jobId], ...(await versioned()) };
  await done(api(billingRoutes.chooseKeptJobs, { body: kept }, as(employer)));
  await done(api(billingRoutes.resumePlan, { body: await versioned() }, as(employer)));
  await stack.drain();
  expect((await stateOf(employer)).plan).toMatchObject({ planId: 'team' });
});

it('keeps payment methods, details, and invoices', async () => {
  const { url } = await done(api(billingRoutes.addPaymentMethod, {}, as(employer)));
  await payAt(url, '5555 5555 5555 4444');
  await refresh(employer);
  const { items } = await done(api(billingRoutes.listPaymentMethods, {}, as(employer)));
  const [first, second] = items.map(({ paymentMethodId }) => ({ paymentMethodId }));
  await done(api(billingRoutes.setDefaultPaymentMethod, { params: second! }, as(employer)));
  const left = await done(api(billingRoutes.removePaymentMethod, { params: first! }, as(employer)));
  expect(left.items).toHaveLength(1);

  const details = await done(api(billingRoutes.getBillingDetails, {}, as(employer)));
  const body = { ...details, name: 'Harbor Clinic', email: 'billing@harbor.example', country: 'US' };
  await done(api(billingRoutes.saveBillingDetails, { body }, as(employer)));

  const invoices = await done(api(billingRoutes.listInvoices, { query: {} }, as(employer)));
  const { invoiceId } = invoices.items[0]!;
  await done(api(billingRoutes.printInvoice, { params: { invoiceId } }, as(employer)));
  expect((await done(api(billingRoutes.exportInvoices, { query: {} }, as(employer)))).rows).toBeGreaterThan(0);
  await done(api(billingRoutes.getPlanEstimate, {}, as(employer)));
});

it('lets staff credit, refund, and override', async () => {
  const staff = as(await registerSupport());
  const params = { ownerId: employer.organizationId };
  const read = async () => {
    await stack.drain();
    return done(api(billingRoutes.getStaffBilling, { params }, staff));
  };
  const reason = async () => ({ reason: 'Test', version: (await read()).version });
  const { items } = await done(api(billingRoutes.listStaffInvoices, { params, query: {} }, staff));
  const paid = items.find(({ state, paidCents }) => state === 'paid' && paidCents > 100)!;
  await done(api(billingRoutes.giveCredit, { params, body: { amountCents: 100, ...(await reason()) } }, staff));
  const refund = { params: { ...params, invoiceId: paid.invoiceId }, body: { amountCents: 100, ...(await reason()) } };
  await done(api(billingRoutes.refundInvoice, refund, staff));
  const until = addDays(new Date().toISOString().split('T')[0]!, 30);
  const body = { planId: 'enterprise', activePostings: null, until, ...(await reason()) } as const;
  expect((await done(api(billingRoutes.overridePlan, { params, body }, staff))).override).not.toBeNull();
  expect((await done(api(billingRoutes.endOverride, { params, body: await reason() }, staff))).override).toBeNull();
});

it('refunds a first payment', async () => {
  const person = await registerProfessional();
  await subscribe(person, 'professional');
  const { version } = await stateOf(person);
  await done(api(billingRoutes.takeMoneyBack, { body: { version } }, as(person)));
  await stack.drain();
  expect((await stateOf(person)).plan).toMatchObject({ planId: 'basic' });
});

it('takes a balance for shifts, and a bank account for payouts', async () => {
  const { url } = await done(api(payoutRoutes.addShiftBalance, { body: { steps: 1 } }, as(employer)));
  await payAt(url);
  const person = await registerProfessional();
  const onboarding = await done(api(payoutRoutes.startPayoutOnboarding, {}, as(person)));
  const response = await fetch(onboarding.url, {
    method: 'POST',
    body: new URLSearchParams({ routing: '110000000', account: '000123456789', card: '4000056655665556' }),
    redirect: 'manual',
  });
  expect(response.status).toBeLessThan(400);
  expect((await done(api(payoutRoutes.refreshPayouts, {}, as(person)))).account).toBe('ready');
});
