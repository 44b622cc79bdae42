import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { collect, payOutOfBand, settleIntent } from '../core/invoices/collection';
import type { Core } from '../core/core';
import { amountRemaining, lineDiscount, totalOf } from '../core/invoices/invoice-amounts';
import { attemptPayment, attemptSetup, authenticationFailed, failIntent, failSetup } from '../core/payments';
import type { Invoice } from '../core/invoices/invoice-state';
import type { PaymentIntent, SetupIntent } from '../core/state';
import { StripeError } from '../core/stripe-error';
import { authenticationUrl } from '../render/payments';
import { cardFields, methodFrom } from './card-form';
import { dayText, html, money, page, posted, problem, redirect } from './page-parts';

export const invoiceRows = (invoice: Invoice): string => {
  const { currency } = invoice;
  const rows = invoice.lines.map(
    (line) =>
      `<tr><td>${escapeHtml(line.description ?? '')}<br><small>${dayText(line.period.start)} to ${dayText(line.period.end)}</small></td><td class="amount">${money(line.amount, currency)}</td></tr>`,
  );
  const off = invoice.lines.reduce((sum, line) => sum + lineDiscount(line), 0);
  const row = (label: string, cents: number): string =>
    cents === 0 ? '' : `<tr><td>${label}</td><td class="amount">${money(cents, currency)}</td></tr>`;
  const balance = invoice.amount_due - totalOf(invoice) + invoice.pre_payment_credit;
  return `${rows.join('')}${row('Discount', -off)}<tr><th>Total</th><th class="amount">${money(totalOf(invoice), currency)}</th></tr>
${row('Balance', balance)}${row('Credit notes', -invoice.pre_payment_credit - invoice.post_payment_credit)}${row('Paid', -invoice.amount_paid)}
<tr><th>Due</th><th class="amount">${money(invoice.status === 'open' ? amountRemaining(invoice) : 0, currency)}</th></tr>`;
};

/** Placeholder for the account of a bank transfer. */
const bankTransfer = ({ payment_method_types: methods }: Invoice): string =>
  methods?.includes('customer_balance')
    ? `<h3>Bank transfer (ACH or wire)</h3><p>Routing number 110000000, account number 000123456789</p><form method="post"><button name="transfer" value="arrives">The transfer arrives</button></form>`
    : '';

const show = (core: Core, invoice: Invoice, values: URLSearchParams, error: string | null): string => {
  const form =
    invoice.status === 'open'
      ? `${bankTransfer(invoice)}<h3>Card</h3>${problem(error)}<form method="post">${cardFields(core, invoice.customer, values)}<button class="main">Pay ${money(amountRemaining(invoice), invoice.currency)}</button></form>`
      : `<p>This invoice is ${invoice.status}.</p>`;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    `<article><p class="soft">${escapeHtml(invoice.customer_name ?? invoice.customer_email ?? invoice.customer)}<br>${dayText(invoice.transitions.finalized_at)}</p>
<table>${invoiceRows(invoice)}</table>${form}<p class="soft">Stands in for Stripe's page. No card is charged; use a test card.</p></article>`,
  );
};

const pay = (core: Core, invoice: Invoice, values: URLSearchParams): { show: string } | { leave: string } => {
  const own = `${core.pages}/invoice/${invoice.id}`;
  if (values.get('transfer') === 'arrives') {
    payOutOfBand(core, invoice);
    return { leave: own };
  }
  try {
    const method = methodFrom(core, invoice.customer, values);
    const result = collect(core, invoice, { method, offSession: false });
    const intent = core.state.paymentIntents[invoice.payments.at(-1)!.payment_intent]!;
    if (result === 'requires_action') {
      intent.return_url = own;
      return { leave: authenticationUrl(core, intent.id) };
    }
    if (result === 'succeeded') return { leave: own };
    return { show: show(core, invoice, values, intent.last_error?.message ?? 'The payment failed.') };
  } catch (error) {
    if (error instanceof StripeError) return { show: show(core, invoice, values, error.message) };
    throw error;
  }
};

/** The hosted invoice page. */
export const invoicePage =
  (core: Core, save: () => void) =>
  async (request: IncomingMessage, response: ServerResponse, invoice: Invoice): Promise<void> => {
    if (request.method !== 'POST' || invoice.status !== 'open') {
      return html(response, show(core, invoice, new URLSearchParams(), null));
    }
    const next = pay(core, invoice, await posted(request));
    save();
    if ('leave' in next) return redirect(response, next.leave);
    html(response, next.show);
  };

const ask = (intent: PaymentIntent | SetupIntent): string =>
  page(
    '3-D Secure',
    `<article><h2>Your bank asks for a confirmation</h2>${'amount' in intent ? `<p>Payment of ${money(intent.amount, intent.currency)}</p>` : ''}
<p>Stands in for the page of your bank.</p><form method="post"><button class="main" name="result" value="complete">Complete authentication</button>
<button name="result" value="fail">Fail authentication</button></form></article>`,
  );

const settle = (core: Core, intent: PaymentIntent | SetupIntent, isComplete: boolean): void => {
  const method = intent.payment_method === null ? undefined : core.state.paymentMethods[intent.payment_method];
  if (!method) return;
  if (!('amount' in intent)) {
    if (isComplete) attemptSetup(core, intent, { method, authenticated: true });
    else failSetup(core, intent, { ...authenticationFailed(method.id), code: 'setup_intent_authentication_failure' });
    return;
  }
  const result = isComplete
    ? attemptPayment(core, intent, { method, authenticated: true, offSession: false })
    : failIntent(core, intent, authenticationFailed(method.id));
  settleIntent(core, intent, result);
};

/** Target of `next_action`. */
export const authenticationPage =
  (core: Core, save: () => void) =>
  async (request: IncomingMessage, response: ServerResponse, intent: PaymentIntent | SetupIntent): Promise<void> => {
    const back = intent.return_url;
    if (intent.status !== 'requires_action') {
      const link = back === null ? '' : `<p><a href="${escapeHtml(back)}">Continue</a></p>`;
      return html(response, page('3-D Secure', `<article><p>Nothing is left to confirm.</p>${link}</article>`));
    }
    if (request.method !== 'POST') return html(response, ask(intent));
    settle(core, intent, (await posted(request)).get('result') === 'complete');
    save();
    redirect(response, back ?? authenticationUrl(core, intent.id));
  };
