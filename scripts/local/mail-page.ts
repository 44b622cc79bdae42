import type { ReadMail } from '../../emulators/aws/mailbox';
import { escapeHtml } from '../../lambdas/platform/text/escape-html';
import { localPage } from './local-page';

const style = `
ul { list-style: none; margin: 0; padding: 0; }
.list, article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; align-self: start; }
.list a { display: block; padding: 12px 16px; text-decoration: none; color: inherit; border-bottom: 1px solid var(--line); }
.list a[aria-current] { background: var(--mark); box-shadow: inset 3px 0 var(--accent); }
.list strong { display: block; overflow-wrap: anywhere; }
article { padding: 20px; }
.code { display: inline-block; font: 600 22px/1 ui-monospace, monospace; letter-spacing: .2em; padding: 10px 14px; background: var(--mark); border-radius: 8px; margin: 12px 0; }
iframe { width: 100%; height: 620px; border: 1px solid var(--line); border-radius: 8px; background: #fff; margin: 12px 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--page); padding: 12px; border-radius: 8px; }
.links li { overflow-wrap: anywhere; margin: 4px 0; }
.reply { margin: 0; align-items: end; }
.reply textarea { flex: 1; font: inherit; padding: 8px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
.empty { padding: 40px 20px; text-align: center; color: var(--soft); }
`;

const timeOf = (mail: ReadMail): string => mail.sentAt.replace('T', ' ').slice(0, 19);

const listEntry = (mail: ReadMail, isOpen: boolean, query: string): string => `<li>
<a href="/_local/mail/${encodeURIComponent(mail.id)}${query}"${isOpen ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(mail.subject)}</strong><small>${escapeHtml(mail.to.join(', '))}<br>${timeOf(mail)} UTC</small></a></li>`;

const invitation = ({ id, calendar }: ReadMail): string =>
  calendar
    ? `<h3>Invitation (${escapeHtml(calendar.method)})</h3><p><a href="/_local/mail/${encodeURIComponent(id)}/invite.ics">Download invite.ics</a></p><pre>${escapeHtml(calendar.content)}</pre>`
    : '';

/** Reply form, only for emails that accept replies. */
const reply = ({ id, headers }: ReadMail): string =>
  headers?.['reply-to']
    ? `<h3>Reply</h3><form class="reply" method="post" action="/_local/mail/${encodeURIComponent(id)}/reply"><textarea name="text" rows="4" aria-label="Reply" required></textarea><button>Send reply</button></form>`
    : '';

const article = (mail: ReadMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="soft">From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to.join(', '))}<br>${timeOf(mail)} UTC</p>
${mail.code ? `<p><span class="code">${mail.code}</span></p>` : ''}
${mail.html ? `<iframe title="The e-mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>` : ''}
${
  mail.links.length > 0
    ? `<h3>Links</h3><ul class="links">${mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')}</ul>`
    : ''
}
${invitation(mail)}
${reply(mail)}
<details${mail.html ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`;

export const mailPage = (mails: readonly ReadMail[], open: ReadMail | null, to: string | null): string => {
  const query = to ? `?to=${encodeURIComponent(to)}` : '';
  const list = mails.map((mail) => listEntry(mail, mail.id === open?.id, query)).join('');
  const content = open
    ? `<nav class="list" aria-label="Emails"><ul>${list}</ul></nav>${article(open)}`
    : '<p class="empty">No e-mail has been sent yet. Register an account and its code arrives here.</p>';
  return localPage({
    title: 'Mailbox',
    style,
    header: `<form action="/_local/mail"><input type="search" name="to" aria-label="Address" placeholder="Address" value="${escapeHtml(to ?? '')}"><button>Show</button></form>`,
    main: content,
  });
};
