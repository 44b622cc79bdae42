import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { readBody, send } from '../../../scripts/local/gateway/http';
import { localPage } from '../../../scripts/local/local-page';

export const money = (cents: number, currency = 'usd'): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() });

export const dayText = (seconds: number | null): string =>
  seconds === null
    ? '-'
    : new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const timeText = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 16)} UTC`;

export const style = `
main { grid-template-columns: minmax(0, 1fr); max-width: 520px; }
article, section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; min-width: 0; }
h3 { font-size: 15px; margin: 16px 0 6px; }
article form, section form { margin: 12px 0; display: grid; gap: 12px; }
article > :first-child, article > form:first-child { margin-top: 0; }
article > :last-child { margin-bottom: 0; }
form.inline { display: inline-flex; gap: 8px; flex-wrap: wrap; align-items: center; }
label { display: grid; gap: 4px; font-weight: 600; }
label small { font-weight: 400; }
label.choice { display: flex; gap: 8px; align-items: center; font-weight: 400; }
label.choice input { width: auto; min-height: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input, select { width: 100%; min-height: 40px; font-weight: 400; }
select { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
button { min-height: 40px; cursor: pointer; }
button.main { background: var(--accent); color: var(--card); border-color: var(--accent); font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: start; padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:last-child, th:last-child { padding-inline-end: 0; }
.amount { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.error { color: #b3261e; background: #fdeceb; border-radius: 8px; padding: 10px 12px; margin: 0; }
@media (prefers-color-scheme: dark) { .error { color: #ffb4ab; background: #4a1f1c; } }
summary { cursor: pointer; }
`;

export const page = (title: string, main: string): string => localPage({ title, main, style });

export const problem = (message: string | null): string =>
  message === null ? '' : `<p class="error" role="alert">${escapeHtml(message)}</p>`;

export const html = (response: ServerResponse, body: string, status = 200): void =>
  send(response, status, 'text/html; charset=utf-8', body, { 'cache-control': 'no-store' });

export const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location }).end();

export const posted = async (request: IncomingMessage): Promise<URLSearchParams> =>
  new URLSearchParams((await readBody(request, 100_000)).toString());

export const missing = (response: ServerResponse, what: string): void =>
  html(response, page('Not found', `<article><p>${what}</p></article>`), 404);
