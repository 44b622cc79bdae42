import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../../../lambdas/platform/text/escape-html';
import { finishOnboarding } from '../core/connect';
import type { ConnectedAccount } from '../core/connect-state';
import type { Core } from '../core/core';
import { html, page, posted, problem, redirect } from './page-parts';

const show = ({ email }: ConnectedAccount, error: string | null): string =>
  page(
    'Get paid',
    `<article><p class="soft">${escapeHtml(email ?? '')}</p>${problem(error)}<form method="post">
<label>Routing number<input name="routing" inputmode="numeric" placeholder="110000000" required></label>
<label>Account number<input name="account" inputmode="numeric" placeholder="000123456789" required></label>
<button class="main">Save</button></form>
<p class="soft">Stands in for Stripe's page. No money moves; use Stripe's test numbers.</p></article>`,
  );

/** Stripe asks for an identity and a bank account. Here the bank account is enough. */
export const onboardingPage =
  (core: Core, save: () => void) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    { account, url }: { account: ConnectedAccount; url: URL },
  ): Promise<void> => {
    if (request.method !== 'POST') return html(response, show(account, null));
    const values = await posted(request);
    const [routing, number] = [values.get('routing') ?? '', values.get('account') ?? ''];
    if (!/^\d{9}$/.test(routing)) return html(response, show(account, 'A routing number has nine digits.'));
    if (!/^\d{4,17}$/.test(number)) return html(response, show(account, 'Enter the account number.'));
    finishOnboarding(core, account, number.slice(-4));
    save();
    redirect(response, url.searchParams.get('back') ?? '/');
  };
