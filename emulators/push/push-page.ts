import { escapeHtml } from '../../lambdas/platform/text/escape-html';
import { localPage } from '../../scripts/local/local-page';

export type ReceivedPush = {
  subscriptionId: string;
  message: Record<string, unknown>;
  urgency: string;
  receivedAt: string;
};

const style = `
main { grid-template-columns: minmax(0, 640px); }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; overflow-wrap: anywhere; }
li p { margin: 4px 0 0; }
.empty { color: var(--soft); }
`;

const words = (value: unknown): string => escapeHtml(typeof value === 'string' ? value : '');

const entry = ({ message, receivedAt }: ReceivedPush): string =>
  `<li><strong>${words(message['title'])}</strong> <small>${receivedAt.replace('T', ' ').slice(0, 19)} UTC</small><p>${words(message['body'])}</p><p><small>${words(message['url'])}</small></p></li>`;

export const pushPage = (pushes: readonly ReceivedPush[]): string =>
  localPage({
    title: 'Pushes',
    style,
    main:
      pushes.length > 0
        ? `<ol>${pushes.map(entry).join('')}</ol>`
        : '<p class="empty">No pushes yet. Real browsers receive theirs from their own push services.</p>',
  });
