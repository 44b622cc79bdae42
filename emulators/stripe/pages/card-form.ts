import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { cardFacts, testCards } from '../core/cards';
import type { Core } from '../core/core';
import { createPaymentMethod, setBillingDetails } from '../core/payments';
import type { PaymentMethod } from '../core/state';
import { cardError } from '../core/stripe-error';

/** Reusable cards of a customer. */
export const savedMethods = (core: Core, customer: string | null): PaymentMethod[] =>
  customer === null ? [] : Object.values(core.state.paymentMethods).filter((it) => it.customer === customer);

const methodLabel = ({ card }: PaymentMethod): string => {
  const { brand, last4 } = cardFacts(card);
  return `${brand} •••• ${last4}, expires ${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`;
};

const field = (name: string, label: string, values: URLSearchParams, attributes: string): string =>
  `<label>${label}<input name="${name}" value="${escapeHtml(values.get(name) ?? '')}" ${attributes}></label>`;

const testCardList = `<details><summary>Test cards</summary><table>${testCards
  .map(({ number, label }) => `<tr><td><code>${number}</code></td><td>${label}</td></tr>`)
  .join('')}</table></details>`;

/** Without `required` if a saved card can be chosen. */
export const cardFields = (core: Core, customer: string | null, values: URLSearchParams): string => {
  const saved = savedMethods(core, customer);
  const chosen = values.get('method') ?? saved[0]?.id ?? '';
  const choices = [...saved.map((it) => ({ id: it.id, label: methodLabel(it) })), { id: '', label: 'Another card' }]
    .map(
      ({ id, label }) =>
        `<label class="choice"><input type="radio" name="method" value="${id}"${id === chosen ? ' checked' : ''}> ${label}</label>`,
    )
    .join('');
  const required = saved.length > 0 ? '' : 'required';
  return `${saved.length > 0 ? choices : ''}
${field('number', 'Card number', values, `inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" ${required}`)}
<div class="pair">${field('expiry', 'Expiration', values, `autocomplete="cc-exp" placeholder="12/34" ${required}`)}
${field('cvc', 'CVC', values, `inputmode="numeric" autocomplete="cc-csc" placeholder="123" ${required}`)}</div>
${testCardList}`;
};

const parseExpiry = (text: string): { exp_month: number; exp_year: number } => {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) throw cardError('invalid_expiry_year', null, 'Enter the expiration as MM/YY.');
  const year = Number(match[2]);
  return { exp_month: Number(match[1]), exp_year: year < 100 ? 2000 + year : year };
};

/** The chosen card, or a new one from the form. Throws for an invalid card. */
export const methodFrom = (core: Core, customer: string | null, values: URLSearchParams): PaymentMethod => {
  const chosen = savedMethods(core, customer).find(({ id }) => id === values.get('method'));
  if (chosen) return chosen;
  if (!/^\d{3,4}$/.test((values.get('cvc') ?? '').trim())) {
    throw cardError('incomplete_cvc', null, "Your card's security code is incomplete.");
  }
  const number = (values.get('number') ?? '').replaceAll(/[ -]/g, '');
  const method = createPaymentMethod(core, { card: { number, ...parseExpiry(values.get('expiry') ?? '') } });
  setBillingDetails(method, { name: values.get('name') || null, email: values.get('email') || null });
  return method;
};
