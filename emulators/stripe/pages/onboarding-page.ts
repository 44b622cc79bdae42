import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { finishOnboarding, type PaidTo } from '../core/connect';
import { failingBanks, testDebitCards, type ConnectedAccount } from '../core/connect-state';
import type { Core } from '../core/core';
import { html, page, posted, problem, redirect } from './page-parts';

const failingCards = Object.entries(testDebitCards)
  .filter(([, failure]) => failure !== null)
  .map(([number]) => number)
  .join(', ');

const show = ({ email }: ConnectedAccount, error: string | null): string =>
  page(
    'Get paid',
    `<article><p class="soft">${escapeHtml(email ?? '')}</p>${problem(error)}<form method="post">
<label>Routing number<input name="routing" inputmode="numeric" placeholder="110000000" required></label>
<label>Account number<input name="account" inputmode="numeric" placeholder="000123456789" required></label>
<label>Debit card for instant payouts (optional)<input name="card" inputmode="numeric" placeholder="4000 0566 5566 5556"></label>
<button class="main">Save</button></form>
<p class="soft">Stands in for Stripe's page. No money moves; use Stripe's test numbers. Payouts to the accounts ${Object.keys(failingBanks).join(' and ')} and to the card ${failingCards} fail.</p></article>`,
  );

/** Text results describe an error. */
const paidTo = (values: URLSearchParams): PaidTo | string => {
  const [routing, number] = [values.get('routing') ?? '', values.get('account') ?? ''];
  const card = (values.get('card') ?? '').replaceAll(' ', '');
  if (!/^\d{9}$/.test(routing)) return 'A routing number has nine digits.';
  if (!/^\d{4,17}$/.test(number)) return 'Enter the account number.';
  if (card !== '' && !Object.hasOwn(testDebitCards, card)) {
    return `Enter one of the test cards ${Object.keys(testDebitCards).join(', ')}.`;
  }
  return {
    bank: number.slice(-4),
    bankFailure: failingBanks[number] ?? null,
    card: card === '' ? null : card.slice(-4),
    cardFailure: testDebitCards[card] ?? null,
  };
};

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
    const given = paidTo(values);
    if (typeof given === 'string') return html(response, show(account, given));
    finishOnboarding(core, account, given);
    save();
    redirect(response, url.searchParams.get('back') ?? '/');
  };
