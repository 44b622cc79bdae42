import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import type { ReadMail } from '../../aws/mailbox';
import { localPage } from '../../../scripts/local/local-page';
import { cardFacts, declineCodes } from '../core/cards';
import type { Core } from '../core/core';
import type { Provider } from '../core/provider';
import type { Invoice } from '../core/invoices/invoice-state';
import type { Customer, Subscription } from '../core/state';
import { totalOf } from '../core/invoices/invoice-amounts';
import { billingPath } from '../stripe-path';
import { connectedAccounts } from './connected-accounts';
import { dayText, money, style as common, timeText } from './page-parts';

/** The product's data about a customer; null before it has any. */
export type Projection = { projection: unknown; entitlements: unknown } | null;

export type Viewed = {
  customer: Customer | null;
  projection: Projection;
  mails: readonly ReadMail[];
};

const style = `${common}
main { max-width: 1500px; display: block; }
header form { margin: 0; }
.columns { display: grid; gap: 16px; align-items: start; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr); margin-top: 16px; }
@media (max-width: 900px) { .columns { grid-template-columns: minmax(0, 1fr); } }
.controls { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
.controls section { display: grid; gap: 10px; align-content: start; }
.row { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; }
.controls form, td form { margin: 0; }
.row form { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
.row input, .row select { width: auto; max-width: 100%; }
.row input[type='number'] { width: 110px; }
.controls button { justify-self: start; }
.scroll td, .scroll th { white-space: nowrap; padding-inline-end: 16px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--page); padding: 12px; border-radius: 8px; margin: 0; font-size: 12px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.tag { background: var(--mark); border-radius: 6px; padding: 1px 6px; font-size: 13px; }
.scroll { overflow-x: auto; }
`;

const post = (action: string, fields: Record<string, string>, inner: string): string =>
  `<form method="post" action="${billingPath}/${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}${inner}</form>`;

const clock = (provider: Provider, fields: Record<string, string>): string => {
  const next = provider.next();
  const button = (by: string, label: string): string => `<button name="by" value="${by}">${label}</button>`;
  return `<section><h2>Clock</h2><div><strong>${timeText(provider.core.now())}</strong>${provider.core.state.offset > 0 ? ' <small>ahead of this machine</small>' : ''}</div>
<div class="row">${post('clock', fields, `${button('day', 'A day')}${button('month', 'A month')}${next ? button('next', 'To the next event') : ''}`)}</div>
<small>${next ? `Next: ${escapeHtml(next.what)}, ${timeText(next.at)}` : 'Nothing is due.'}</small></section>`;
};

const checkbox = (name: string, label: string, isOn: boolean): string =>
  `<label class="choice"><input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : ''}> ${label}</label>`;

const webhooks = ({ state }: Core, fields: Record<string, string>): string => {
  const { delayMs, duplicate, reorder, drop } = state.webhooks;
  const waiting = Object.keys(state.deliveries).length;
  const dropped = [0, 1, 2, 5, 'all']
    .map((value) => `<option${String(drop) === String(value) ? ' selected' : ''}>${value}</option>`)
    .join('');
  return `<section><h2>Webhooks</h2>${post(
    'webhooks',
    fields,
    `<div class="row"><label class="choice">Delay (ms) <input type="number" name="delayMs" min="0" max="600000" value="${delayMs}"></label>
<label class="choice">Lose the next <select name="drop">${dropped}</select></label></div>
<div class="row">${checkbox('duplicate', 'Send twice', duplicate)}${checkbox('reorder', 'Reverse order', reorder)}</div><button>Save</button>`,
  )}<small>${waiting === 0 ? 'None is waiting.' : `${waiting} waiting.`}</small></section>`;
};

const outage = ({ state }: Core, fields: Record<string, string>): string =>
  `<section><h2>Provider</h2><div>${state.outage ? 'Refuses every request.' : 'Answers requests.'}</div>
${post('outage', { ...fields, on: String(!state.outage) }, `<button>${state.outage ? 'Switch on' : 'Switch off'}</button>`)}</section>`;

const failing = ({ state }: Core, customer: Customer | null, fields: Record<string, string>): string => {
  if (!customer) return '';
  const ordered = state.failNext[customer.id];
  const options = declineCodes.map((code) => `<option${code === ordered ? ' selected' : ''}>${code}</option>`).join('');
  const cancel = ordered === undefined ? '' : '<button name="code" value="">Let it succeed</button>';
  return `<section><h2>Next payment</h2><div>${ordered === undefined ? 'Follows the card.' : `Fails: ${escapeHtml(ordered)}`}</div>
<div class="row">${post('fail', fields, `<select name="code" aria-label="Reason">${options}</select><button>Make it fail</button>`)}${cancel && post('fail', fields, cancel)}</div></section>`;
};

const subscriptionRow = (core: Core, it: Subscription): string => {
  const [item] = it.items;
  const price = core.state.prices[item!.price]!;
  const name = core.state.products[price.product]!.name;
  const ends = it.cancel_at === null ? '' : `<br><small>Ends ${dayText(it.cancel_at)}</small>`;
  const pending = it.pending_update ? '<br><small>A change waits for its payment</small>' : '';
  return `<tr><td>${escapeHtml(name)}<br><small>${it.id}</small></td><td><span class="tag">${it.status}</span>${ends}${pending}</td>
<td>${money(price.unit_amount * item!.quantity, it.currency)} / ${price.recurring?.interval ?? ''}</td><td>${dayText(item!.current_period_start)}<br>to ${dayText(item!.current_period_end)}</td></tr>`;
};

const chargeOf = (core: Core, invoice: Invoice) => {
  const payment = invoice.payments.findLast(({ status }) => status === 'paid');
  const id = payment && core.state.paymentIntents[payment.payment_intent]!.latest_charge;
  return id ? core.state.charges[id]! : null;
};

const invoiceRow = (core: Core, invoice: Invoice, fields: Record<string, string>): string => {
  const charge = chargeOf(core, invoice);
  const left = charge ? charge.amount - charge.amount_refunded : 0;
  const refund =
    charge && left > 0
      ? post('refund', { ...fields, charge: charge.id }, `<button>Refund ${money(left)}</button>`)
      : '';
  const link =
    invoice.number === null
      ? 'Draft'
      : `<a href="${core.pages}/invoice/${invoice.id}">${escapeHtml(invoice.number)}</a>`;
  const retry =
    invoice.next_payment_attempt === null
      ? ''
      : `<br><small>Next attempt ${dayText(invoice.next_payment_attempt)}</small>`;
  return `<tr><td>${link}<br><small>${dayText(invoice.created)}</small></td><td><span class="tag">${invoice.status}</span>${retry}</td><td class="amount">${money(totalOf(invoice), invoice.currency)}</td><td class="amount">${refund}</td></tr>`;
};

const table = (title: string, heads: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<h3>${title}</h3><div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const providerState = (core: Core, customer: Customer, fields: Record<string, string>): string => {
  const own = <T extends { customer: string | null }>(rows: Record<string, T>): T[] =>
    Object.values(rows)
      .filter((row) => row.customer === customer.id)
      .reverse();
  const { state } = core;
  const methods = own(state.paymentMethods).map(
    ({ id, card }) =>
      `<tr><td>${cardFacts(card).brand} •••• ${cardFacts(card).last4}</td><td>${card.exp_month}/${card.exp_year}</td><td>${id === customer.default_payment_method ? 'Default' : ''}</td></tr>`,
  );
  const notes = own(state.creditNotes).map(
    (note) =>
      `<tr><td>${escapeHtml(note.number)}</td><td>${note.status}</td><td class="amount">${money(note.amount)}</td></tr>`,
  );
  const events = Object.values(state.events)
    .filter(({ data }) => JSON.stringify(data.object).includes(customer.id))
    .slice(-30)
    .reverse()
    .map((it) => `<tr><td>${timeText(it.created)}</td><td>${it.type}</td></tr>`);
  return `<section><h2>${escapeHtml(customer.name ?? customer.email ?? customer.id)}</h2><small>${customer.id}${customer.balance === 0 ? '' : `, balance ${money(customer.balance)}`}</small>
${table(
  'Subscriptions',
  ['Plan', 'Status', 'Price', 'Period'],
  own(state.subscriptions).map((it) => subscriptionRow(core, it)),
)}
${table(
  'Invoices',
  ['Number', 'Status', 'Total', ''],
  own(state.invoices)
    .filter(({ status }) => status !== 'deleted')
    .map((it) => invoiceRow(core, it, fields)),
)}
${table('Credit notes', ['Number', 'Status', 'Amount'], notes)}${table('Payment methods', ['Card', 'Expires', ''], methods)}${table('Last events', ['Time', 'Type'], events)}</section>`;
};

const projectionParts = (projection: Projection): string =>
  projection === null
    ? '<section><h2>Our projection</h2><p class="soft">No projection yet</p></section>'
    : `<section><h2>Our projection</h2><pre>${escapeHtml(JSON.stringify(projection.projection, null, 2))}</pre>
<h2 style="margin-top: 16px">Entitlements</h2><pre>${escapeHtml(JSON.stringify(projection.entitlements, null, 2))}</pre></section>`;

const mailParts = (mails: readonly ReadMail[]): string =>
  `<section><h2>Mails</h2>${
    mails.length === 0
      ? '<p class="soft">No mail yet</p>'
      : `<ul>${mails.map((mail) => `<li><a href="/_local/mail/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a><br><small>${mail.sentAt.replace('T', ' ').slice(0, 16)} UTC</small></li>`).join('')}</ul>`
  }</section>`;

const customerChoice = (core: Core, chosen: Customer | null): string => {
  const options = Object.values(core.state.customers)
    .filter(({ deleted }) => !deleted)
    .reverse()
    .map(
      (it) =>
        `<option value="${it.id}"${it.id === chosen?.id ? ' selected' : ''}>${escapeHtml(it.name ?? it.email ?? it.id)}</option>`,
    );
  return options.length === 0
    ? ''
    : `<form action="${billingPath}"><select name="customer" aria-label="Customer">${options.join('')}</select><button>Show</button></form>`;
};

/** Shows the provider's state, ours, and the emails side by side. */
export const billingPage = (provider: Provider, { customer, projection, mails }: Viewed): string => {
  const { core } = provider;
  const fields: Record<string, string> = customer ? { customer: customer.id } : {};
  const shown = customer
    ? `<div class="columns">${providerState(core, customer, fields)}${projectionParts(projection)}${mailParts(mails)}</div>`
    : '<p class="soft">No customers yet. The first one appears when an account subscribes.</p>';
  return localPage({
    title: 'Billing',
    style,
    header: customerChoice(core, customer),
    main: `<div class="controls">${clock(provider, fields)}${failing(core, customer, fields)}${webhooks(core, fields)}${outage(core, fields)}</div>${shown}${connectedAccounts(core)}`,
  });
};
