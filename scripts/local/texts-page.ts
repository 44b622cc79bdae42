import type { SentText } from '../../emulators/aws/text-outbox';
import { escapeHtml } from '../../lambdas/platform/text/escape-html';
import { localPage } from './local-page';

const style = `
main { grid-template-columns: minmax(0, 640px); }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; overflow-wrap: anywhere; }
li p { margin: 4px 0 0; }
.empty { color: var(--soft); }
`;

const entry = ({ phone, text, sentAt }: SentText): string =>
  `<li><strong>${escapeHtml(phone)}</strong> <small>${sentAt.replace('T', ' ').slice(0, 19)} UTC</small><p>${escapeHtml(text)}</p></li>`;

export const textsPage = (texts: readonly SentText[]): string =>
  localPage({
    title: 'Text messages',
    style,
    main:
      texts.length > 0
        ? `<ol>${texts.map(entry).join('')}</ol>`
        : '<p class="empty">No text message has been sent yet. Verify a phone number in the notification settings and its code arrives here.</p>',
  });
