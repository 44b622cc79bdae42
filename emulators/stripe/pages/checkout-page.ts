import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { completeSession, cardOutcome, enterCode, needsCard, removeCode, type Completion } from '../core/checkout';
import type { Core } from '../core/core';
import type { Provider } from '../core/provider';
import { sessionAmounts } from '../core/session-amounts';
import type { Session } from '../core/state';
import { StripeError } from '../core/stripe-error';
import { cardFields, methodFrom } from './card-form';
import { html, money, page, posted, problem, redirect } from './page-parts';

const titles: Record<Session['mode'], string> = {
  payment: 'Pay',
  setup: 'Add a payment method',
  subscription: 'Subscribe',
};

const successUrl = (session: Session): string => session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const trialText = (core: Core, { subscription_data: { trial_period_days: days, trial_end: end } }: Session): string => {
  const until = days === null ? end : core.now() + days * 86_400;
  return until === null ? '' : `<p>Free trial until ${new Date(until * 1000).toDateString()}</p>`;
};

const summary = (core: Core, session: Session): string => {
  if (session.mode === 'setup') return '';
  const { lines, discount, total } = sessionAmounts(core, session);
  const currency = session.currency ?? 'usd';
  const rows = lines.map(({ line, subtotal }) => {
    const price = core.state.prices[line.price]!;
    const { name } = core.state.products[price.product]!;
    const every = price.recurring ? ` per ${price.recurring.interval}` : '';
    return `<tr><td>${line.quantity} × ${escapeHtml(name)}<br><small>${money(price.unit_amount, currency)}${every}</small></td><td class="amount">${money(subtotal, currency)}</td></tr>`;
  });
  const off = discount > 0 ? `<tr><td>Discount</td><td class="amount">-${money(discount, currency)}</td></tr>` : '';
  return `${trialText(core, session)}<table>${rows.join('')}${off}<tr><th>Due today</th><th class="amount">${money(total, currency)}</th></tr></table>`;
};

const codeForm = (core: Core, session: Session, values: URLSearchParams): string => {
  const id = session.discount?.promotion_code;
  if (id) {
    return `<form method="post" class="inline"><span>Code ${escapeHtml(core.state.promotionCodes[id]!.code)}</span><button name="step" value="remove-code">Remove</button></form>`;
  }
  if (!session.allow_promotion_codes) return '';
  return `<form method="post"><label>Promotion code<input name="code" value="${escapeHtml(values.get('code') ?? '')}" required></label><button name="step" value="code">Apply</button></form>`;
};

const text = (name: string, label: string, values: URLSearchParams, attributes = ''): string =>
  `<label>${label}<input name="${name}" value="${escapeHtml(values.get(name) ?? '')}" ${attributes}></label>`;

const addressFields = (session: Session, values: URLSearchParams): string =>
  session.billing_address_collection === 'required'
    ? `${text('line1', 'Address', values, 'required')}<div class="pair">${text('city', 'City', values, 'required')}${text('state', 'State', values)}</div><div class="pair">${text('postal_code', 'ZIP code', values, 'required')}${text('country', 'Country', values, 'required maxlength="2" placeholder="US"')}</div>`
    : '';

const buttonText = (core: Core, session: Session): string => {
  const { total } = sessionAmounts(core, session);
  if (session.mode === 'setup') return 'Save card';
  if (total > 0) return `Pay ${money(total, session.currency ?? 'usd')}`;
  return session.mode === 'subscription' ? 'Start trial' : 'Complete';
};

const mainForm = (core: Core, session: Session, values: URLSearchParams): string => {
  const email =
    session.customer === null && session.customer_email === null
      ? text('email', 'Email', values, 'type="email" required')
      : '';
  const card = needsCard(core, session) ? cardFields(core, session.customer, values) : '';
  const name = card ? text('name', 'Name on card', values, 'autocomplete="cc-name"') : '';
  return `<form method="post">${email}${card}${name}${addressFields(session, values)}<button class="main" name="step" value="pay">${buttonText(core, session)}</button></form>`;
};

const formPage = (core: Core, session: Session, values: URLSearchParams, error: string | null): string =>
  page(
    titles[session.mode],
    `<article>${summary(core, session)}${codeForm(core, session, values)}<h3>Payment</h3>${problem(error)}${mainForm(core, session, values)}
${session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Cancel and go back</a></p>` : ''}
<p class="soft">Stands in for Stripe's page. No card is charged; use a test card.</p></article>`,
  );

const closedPage = (session: Session): string =>
  page(
    'Checkout',
    `<article><p>${session.status === 'complete' ? 'You completed this checkout.' : 'This checkout has expired.'}</p>
<p><a href="${escapeHtml(session.status === 'complete' ? successUrl(session) : (session.cancel_url ?? session.success_url))}">Continue</a></p></article>`,
  );

const keptFields = ['email', 'name', 'line1', 'city', 'state', 'postal_code', 'country'] as const;

const hidden = (values: URLSearchParams, names: readonly string[]): string =>
  names
    .filter((name) => values.get(name))
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(values.get(name) ?? '')}">`)
    .join('');

/** Keeps the input for the way back. */
const authenticationPage = (values: URLSearchParams, method: string): string =>
  page(
    '3-D Secure',
    `<article><h2>Your bank asks for a confirmation</h2><p>Stands in for the page of your bank.</p>
<form method="post">${hidden(values, keptFields)}<input type="hidden" name="authenticated" value="${method}">
<button class="main" name="step" value="authenticated">Complete authentication</button><button name="step" value="not-authenticated">Fail authentication</button></form></article>`,
  );

const addressFrom = (session: Session, values: URLSearchParams): Completion['address'] => {
  if (session.billing_address_collection !== 'required') return null;
  const part = (name: string): string | null => values.get(name) || null;
  return {
    line1: part('line1'),
    line2: null,
    city: part('city'),
    state: part('state'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
};

type Next = { show: string } | { leave: string };

const complete = (
  core: Core,
  session: Session,
  values: URLSearchParams,
  card: Pick<Completion, 'authenticated' | 'method'>,
): Next => {
  completeSession(core, session.id, {
    ...card,
    email: values.get('email') || null,
    name: values.get('name') || null,
    address: addressFrom(session, values),
  });
  return { leave: successUrl(session) };
};

const pay = (core: Core, session: Session, values: URLSearchParams): Next => {
  if (!needsCard(core, session)) return complete(core, session, values, { method: null, authenticated: false });
  const method = methodFrom(core, session.customer, values);
  if (cardOutcome(core, session, method) === 'authenticate') return { show: authenticationPage(values, method.id) };
  return complete(core, session, values, { method, authenticated: false });
};

const steps: Record<string, (core: Core, session: Session, values: URLSearchParams) => Next> = {
  pay,
  authenticated: (core, session, values) => {
    const method = core.state.paymentMethods[values.get('authenticated') ?? ''] ?? null;
    return complete(core, session, values, { method, authenticated: true });
  },
  'not-authenticated': (core, session, values) => ({
    show: formPage(core, session, values, 'Your bank could not confirm this payment. Try again or use another card.'),
  }),
  code: (core, session, values) => {
    enterCode(core, session, values.get('code') ?? '');
    return { show: formPage(core, session, new URLSearchParams(), null) };
  },
  'remove-code': (core, session) => {
    removeCode(session);
    return { show: formPage(core, session, new URLSearchParams(), null) };
  },
};

const isCodeProblem = (error: StripeError): boolean => error.body.code === 'promotion_code_invalid';

const submit = ({ core }: Provider, id: string, values: URLSearchParams): Next => {
  const session = core.state.sessions[id]!;
  const step = steps[values.get('step') ?? 'pay'] ?? pay;
  try {
    return step(core, session, values);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    // The state was rolled back, so the session is a different object now.
    const current = core.state.sessions[id]!;
    if (isCodeProblem(error) && values.get('step') !== 'code') removeCode(current);
    return { show: current.status === 'open' ? formPage(core, current, values, error.message) : closedPage(current) };
  }
};

/** The Stripe Checkout page. */
export const checkoutPage =
  (provider: Provider, save: () => void) =>
  async (request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> => {
    const { core } = provider;
    if (session.status !== 'open') return html(response, closedPage(session));
    if (request.method !== 'POST') return html(response, formPage(core, session, new URLSearchParams(), null));
    const next = submit(provider, session.id, await posted(request));
    save();
    if ('leave' in next) return redirect(response, next.leave);
    html(response, next.show);
  };
