import { escapeHtml } from '@lambdas/platform/text/escape-html';
import { providerOf } from '@shared/connect/integrations/providers';
import { type IntegrationProvider, providerIds } from '@shared/connect/integrations/vocabulary';
import { productName } from '@shared/product';
import { localPage } from '../../scripts/local/local-page';
import type { VendorOAuth } from './vendor-api';
import { vendorApis } from './vendor-apis';
import { failures, type VendorState } from './vendor-state';
import { vendorsPath } from './vendors-path';

const style = `
main { grid-template-columns: minmax(260px, 560px); }
main form { display: grid; gap: 12px; margin: 0; }
label { display: grid; gap: 4px; }
ul { margin: 0; padding-left: 20px; }
.buttons { display: flex; gap: 8px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; }
section form { display: flex; flex-wrap: wrap; margin: 8px 0 0; }
select { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
`;

type Consent = {
  provider: IntegrationProvider;
  request: string;
  scope: string;
  email: string;
  choices: NonNullable<VendorOAuth['choices']>;
};

/** Replaces the service's own page. */
export const vendorConsentPage = ({ provider, request, scope, email, choices }: Consent): string => {
  const name = escapeHtml(providerOf(provider).name);
  return localPage({
    title: name,
    style,
    main: `<form method="post" action="${vendorsPath}/${provider}/consent">
<p>This page stands in for ${name}. ${escapeHtml(productName)} asks for access:</p>
<ul>${scope
      .split(/[ ,]/)
      .filter(Boolean)
      .map((it) => `<li><code>${escapeHtml(it)}</code></li>`)
      .join('')}</ul>
<input type="hidden" name="request" value="${escapeHtml(request)}">
<label>Your ${name} account <input name="email" type="email" required maxlength="254" value="${escapeHtml(email)}"></label>
${choices
  .map(
    ({ name: field, label, initial }) =>
      `<label>${escapeHtml(label)} <input name="${escapeHtml(field)}" required maxlength="80" value="${escapeHtml(initial)}"></label>`,
  )
  .join('')}
<div class="buttons"><button name="answer" value="allow">Allow</button> <button name="answer" value="deny" formnovalidate>Deny</button></div>
</form>`,
  });
};

const vendorPart = (provider: IntegrationProvider, state: VendorState): string => `
<section><h2>${escapeHtml(providerOf(provider).name)}</h2>
${Object.values(state.users)
  .map(
    ({ id, email }) =>
      `<form method="post" action="${vendorsPath}/${provider}/end"><input type="hidden" name="userId" value="${escapeHtml(id)}">${escapeHtml(email)} <button>Remove ${escapeHtml(productName)}</button></form>`,
  )
  .join('')}
<form method="post" action="${vendorsPath}/${provider}/switch">
<select name="how" aria-label="Failure">${failures
  .map((it) => `<option${it === state.fail.how ? ' selected' : ''}>${it}</option>`)
  .join('')}</select>
<input name="times" type="number" min="0" max="1000" value="${state.fail.times}" aria-label="Next calls">
<input name="retryAfter" type="number" min="0" max="86400" placeholder="Retry-After" aria-label="Retry-After" value="${state.fail.retryAfter ?? ''}">
<button>Fail the next calls</button></form>
<pre>${state.calls
  .slice(0, 20)
  .map(({ at, method, path, status }) => escapeHtml(`${at.slice(11, 19)} ${status} ${method} ${path}`))
  .join('\n')}</pre>
${vendorApis[provider].view?.(state.data, `${vendorsPath}/${provider}`) ?? ''}
<details><summary>What it keeps</summary><pre>${escapeHtml(JSON.stringify(state.data, null, 2))}</pre></details></section>`;

export const vendorsPage = (stateOf: (provider: IntegrationProvider) => VendorState): string =>
  localPage({
    title: 'Connected services',
    style: style.replace('560px', '900px'),
    main: `<div style="display:grid;gap:12px">${providerIds.map((it) => vendorPart(it, stateOf(it))).join('')}</div>`,
  });
