import type { SlackBlock, SlackData, SlackElement, SlackMessage } from './slack-data';

type Escape = (text: string) => string;
const shownMessages = 20;

const textOf = ({ text }: SlackElement): string => (typeof text === 'string' ? text : text.text);

const element = (it: SlackElement, { ts }: SlackMessage, base: string, escape: Escape): string => {
  if (it.type !== 'button') return `<small>${escape(textOf(it))}</small>`;
  if (it.url !== undefined) return `<a href="${escape(it.url)}">${escape(textOf(it))}</a>`;
  return `<form method="post" action="${base}/press"><input type="hidden" name="ts" value="${escape(ts)}">
<input type="hidden" name="action" value="${escape(it.action_id ?? '')}">
<input name="user" value="robin" aria-label="As the Slack user" size="12" maxlength="40"> <button>${escape(textOf(it))}</button></form>`;
};

const block = (it: SlackBlock, message: SlackMessage, base: string, escape: Escape): string =>
  it.elements
    ? `<div class="buttons" style="flex-wrap:wrap;align-items:center">${it.elements.map((part) => element(part, message, base, escape)).join(' ')}</div>`
    : `<p>${it.type === 'header' ? '<b>' : ''}${escape(it.text?.text ?? '')}${it.type === 'header' ? '</b>' : ''}</p>`;

/** Channels as people see them, with working buttons. */
export const slackView = ({ messages = [] }: SlackData, base: string, escape: Escape): string =>
  messages
    .slice(0, shownMessages)
    .map(
      (message) =>
        `<section style="margin:8px 0"><small>${escape(message.channel)}${message.to === null ? '' : ` · only ${escape(message.to)} sees this`}</small>
${message.blocks.map((it) => block(it, message, base, escape)).join('')}</section>`,
    )
    .join('');
