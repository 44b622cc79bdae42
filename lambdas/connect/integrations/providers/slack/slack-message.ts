import type { Read } from '../../../../platform/text/read-text';
import type { News } from '../../channels/news';

export const slackActions = { shortlist: 'shortlist', view: 'view', link: 'link', unlink: 'unlink' } as const;

export type Words = { view: string; shortlist: string };
/** `note` is the only text with Slack's markup, so it contains no typed text. */
export type Shown = { news: Read<News>; words: Words; note?: string };

/** https://docs.slack.dev/reference/block-kit/blocks/header-block: 150 characters; sections take 3,000. */
const headerLength = 150;
const sectionLength = 3000;

const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);
/** Without markup, so no title can mention anyone. */
const plain = (text: string, length = sectionLength) => ({ type: 'plain_text', text: cut(text, length), emoji: false });

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const button = (label: string, action: string, more: { value?: string; url?: string; style?: 'primary' }) => ({
  type: 'button',
  action_id: action,
  text: plain(label, 75),
  ...more,
});

/** The ID of the button block is the connection: several organizations can share a workspace. */
export const newsMessage = ({ news, words, note }: Shown, integrationId: string, siteUrl: string) => {
  const { title, lines, path, shortlist } = news;
  const buttons = [
    ...(shortlist === null
      ? []
      : [button(words.shortlist, slackActions.shortlist, { value: shortlist, style: 'primary' })]),
    button(words.view, slackActions.view, { url: new URL(path, siteUrl).href }),
  ];
  return {
    text: escaped(title),
    blocks: [
      { type: 'header', text: plain(title, headerLength) },
      ...lines.map((line) => ({ type: 'section', text: plain(line) })),
      ...(note === undefined ? [] : [{ type: 'context', elements: [{ type: 'mrkdwn', text: note }] }]),
      { type: 'actions', block_id: integrationId, elements: buttons },
    ],
  };
};

export const plainMessage = (text: string) => ({
  text: escaped(text),
  blocks: [{ type: 'section', text: plain(text) }],
});

type Choice = { label: string; action: string; value?: string; url?: string };

/** Shown only to the person who pressed a button: https://docs.slack.dev/interactivity/handling-user-interaction#message_responses */
export const ephemeral = (text: string, integrationId: string, choice?: Choice) => {
  const { label = '', action = '', ...more } = choice ?? {};
  const buttons = { type: 'actions', block_id: integrationId, elements: [button(label, action, more)] };
  return {
    response_type: 'ephemeral',
    replace_original: false,
    text: escaped(text),
    blocks: [{ type: 'section', text: plain(text) }, ...(choice ? [buttons] : [])],
  };
};
