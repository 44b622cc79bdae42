import { removeRow } from '../core/remove-row';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mailbox } from '../../aws/mailbox';
import { sendJson, type RouteHandler } from '../../../scripts/local/gateway/http';
import { addIntervals, day } from '../core/calendar';
import { declineCodes } from '../core/cards';
import { payoutFailures } from '../core/connect-state';
import { refundCharge } from '../core/invoices/credit-notes';
import { findCharge } from '../core/find';
import type { Provider } from '../core/provider';
import type { Customer, WebhookSwitches } from '../core/state';
import { StripeError } from '../core/stripe-error';
import { billingPath } from '../stripe-path';
import { billingPage, type Projection } from './billing-page';
import { html, posted, redirect } from './page-parts';

export type ViewerOptions = {
  provider: Provider;
  save(): void;
  mailbox: Pick<Mailbox, 'list'>;
  /** Projection of the owner in the customer's metadata. */
  projectionOf(ownerId: string): Promise<Projection>;
};

/** Maximum step of the clock in seconds. */
const furthest = 10 * 366 * day;

const targetOf = ({ core, next }: Provider, by: string): number | null => {
  const now = core.now();
  if (by === 'day') return now + day;
  if (by === 'month') return addIntervals(now, 1, { interval: 'month', interval_count: 1 });
  if (by === 'next') return Math.max(now, next()?.at ?? now);
  const seconds = Number(by);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= furthest ? now + seconds : null;
};

type Action = (options: ViewerOptions, values: URLSearchParams) => string | null;

const switchesFrom = (values: URLSearchParams): WebhookSwitches => {
  const number = (name: string): number => Math.max(0, Math.trunc(Number(values.get(name)) || 0));
  return {
    delayMs: Math.min(number('delayMs'), 600_000),
    duplicate: values.get('duplicate') === 'true',
    reorder: values.get('reorder') === 'true',
    drop: values.get('drop') === 'all' ? 'all' : number('drop'),
  };
};

/** Each action returns an error text, if any. */
const actions: Record<string, Action> = {
  /** `by`: day, month, next, or seconds. */
  clock: ({ provider }, values) => {
    const target = targetOf(provider, values.get('by') ?? '');
    if (target === null) return 'by is day, month, next, or a number of seconds.';
    provider.advanceTo(target);
    return null;
  },
  webhooks: ({ provider: { core } }, values) => {
    core.state.webhooks = switchesFrom(values);
    return null;
  },
  outage: ({ provider: { core } }, values) => {
    core.state.outage = values.get('on') === 'true';
    return null;
  },
  /** An empty code cancels the switch. */
  fail: ({ provider: { core } }, values) => {
    const customer = values.get('customer') ?? '';
    const code = values.get('code') ?? '';
    if (!Object.hasOwn(core.state.customers, customer)) return 'There is no such customer.';
    if (code !== '' && !declineCodes.includes(code)) return 'There is no such decline code.';
    if (code === '') removeRow(core.state.failNext, customer);
    else core.state.failNext[customer] = code;
    return null;
  },
  /** An empty code cancels the switch. */
  'fail-payout': ({ provider: { core } }, values) => {
    const account = values.get('account') ?? '';
    const code = values.get('code') ?? '';
    if (!Object.hasOwn(core.state.accounts, account)) return 'There is no such account.';
    if (code !== '' && !payoutFailures.includes(code)) return 'There is no such failure code.';
    if (code === '') removeRow(core.state.failPayout, account);
    else core.state.failPayout[account] = code;
    return null;
  },
  refund: ({ provider: { core } }, values) => {
    const amount = Number(values.get('amount')) || undefined;
    refundCharge(core, findCharge(core, values.get('charge') ?? ''), { amount, reason: 'requested_by_customer' });
    return null;
  },
};

const attempt = (action: Action, options: ViewerOptions, values: URLSearchParams): string | null => {
  try {
    return action(options, values);
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  } finally {
    options.save();
  }
};

const isPerson = (request: IncomingMessage): boolean => request.headers.accept?.includes('text/html') ?? false;

const customerOf = ({ provider: { core } }: ViewerOptions, id: string | null): Customer | null => {
  const customers = Object.values(core.state.customers).filter(({ deleted }) => !deleted);
  return customers.find((it) => it.id === id) ?? customers.at(-1) ?? null;
};

/** Serves `/_local/billing` and its actions for people and programs. */
export const billingViewer = (options: ViewerOptions): RouteHandler => {
  const { provider } = options;

  const act = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || request.method !== 'POST') return sendJson(response, 404, { message: 'Not Found' });
    const values = await posted(request);
    provider.catchUp();
    const problem = attempt(action, options, values);
    if (problem !== null) return sendJson(response, 400, { message: problem });
    if (!isPerson(request)) return sendJson(response, 200, { now: provider.core.now(), next: provider.next() });
    redirect(response, `${billingPath}?customer=${encodeURIComponent(values.get('customer') ?? '')}`);
  };

  return async (request, response, url) => {
    if (url.pathname !== billingPath) return act(request, response, url.pathname.slice(billingPath.length + 1));
    provider.catchUp();
    const customer = customerOf(options, url.searchParams.get('customer'));
    const owner = customer?.metadata['ownerId'];
    const projection = owner === undefined ? null : await options.projectionOf(owner);
    const mails = customer?.email ? options.mailbox.list(customer.email) : [];
    html(response, billingPage(provider, { customer, projection, mails }));
  };
};
