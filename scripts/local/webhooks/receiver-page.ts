import { escapeHtml } from '../../../lambdas/platform/text/escape-html';
import { localPage } from '../local-page';
import { behaviors, type Inbox, type ReceivedWebhook } from './inbox';
import { inboxPath, webhooksPath } from './webhooks-path';

const style = `
main { grid-template-columns: minmax(0, 820px); }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li, section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; overflow-wrap: anywhere; }
section form { margin: 8px 0 0; flex-wrap: wrap; }
section input[name=secret] { flex: 1 1 260px; }
select { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
pre { margin: 8px 0 0; white-space: pre-wrap; font-size: 13px; }
`;

const inboxPart = ({ name, secret, behavior, count }: Inbox, origin: string): string => `
<section><strong>${escapeHtml(name || 'New inbox')}</strong> <small>${name ? `${count} received` : 'Choose a name.'}</small>
${name ? `<div class="soft">${escapeHtml(`${origin}${inboxPath}${encodeURIComponent(name)}`)}</div>` : ''}
<form method="post" action="${webhooksPath}">
${name ? `<input type="hidden" name="inbox" value="${escapeHtml(name)}">` : '<input name="inbox" required placeholder="Name" aria-label="Name" pattern="[a-z0-9\\-]+">'}
<input name="secret" value="${escapeHtml(secret)}" placeholder="whsec_... to verify signatures" aria-label="Signing secret">
<select name="behavior" aria-label="Behavior">${behaviors
  .map((it) => `<option${it === behavior ? ' selected' : ''}>${it}</option>`)
  .join('')}</select>
<button>Save</button></form></section>`;

const verdict = { true: 'signature verified', false: 'signature wrong', null: 'no secret to verify with' };

const entry = ({ inbox, id, at, status, verified, body }: ReceivedWebhook): string =>
  `<li><strong>${escapeHtml(inbox)}</strong> <small>${at.replace('T', ' ').slice(0, 19)} UTC, answered ${status}, ${
    verdict[String(verified) as keyof typeof verdict]
  }</small><div class="soft">${escapeHtml(id)}</div><pre>${escapeHtml(body)}</pre></li>`;

const fresh: Inbox = { name: '', secret: '', behavior: 'accept', count: 0 };

export const receiverPage = (inboxes: readonly Inbox[], received: readonly ReceivedWebhook[], origin: string): string =>
  localPage({
    title: 'Webhooks',
    style,
    main: `<div style="display:grid;gap:12px">${[...inboxes, fresh].map((inbox) => inboxPart(inbox, origin)).join('')}</div>
<ol>${received.slice(0, 100).map(entry).join('')}</ol>`,
  });
