import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { payoutFailures } from '../core/connect-state';
import type { Core } from '../core/core';
import { billingPath } from '../stripe-path';
import { money, timeText } from './page-parts';

/** Payees with pending payouts, and a switch that makes the next payout fail. */
export const connectedAccounts = ({ state }: Core): string =>
  Object.values(state.accounts)
    .reverse()
    .map(({ id, email, bank, card, balance }) => {
      const rows = Object.values(state.payouts)
        .filter(({ account }) => account === id)
        .reverse()
        .map(
          (it) =>
            `<tr><td>${timeText(it.arrival_date)}</td><td>${it.method}</td><td>${it.status}${it.failure_code === null ? '' : ` (${it.failure_code})`}</td><td class="amount">${money(it.amount)}</td></tr>`,
        );
      const codes = ['', ...payoutFailures]
        .map(
          (code) =>
            `<option value="${code}"${code === (state.failPayout[id] ?? '') ? ' selected' : ''}>${code || 'arrives'}</option>`,
        )
        .join('');
      return `<section style="margin-top: 16px"><h2>${escapeHtml(email ?? id)}</h2><small>${id}, ${bank === null ? 'no bank account' : `bank •••• ${bank}`}${card ? `, debit card •••• ${card}` : ''}, balance ${money(balance)}</small>
<form method="post" action="${billingPath}/fail-payout" class="inline"><input type="hidden" name="account" value="${id}"><label class="choice">The next payout <select name="code">${codes}</select></label><button>Save</button></form>
<table>${rows.join('')}</table></section>`;
    })
    .join('');
