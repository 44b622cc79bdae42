import type { Read } from '../../../../platform/text/read-text';
import type { News } from '../../channels/news';
import type { VendorHttp } from '../../ports';

/** Messages are at most 28 kB: https://learn.microsoft.com/microsoftteams/limits-specifications-teams */
const textLength = 3000;
const cut = (text: string): string => (text.length <= textLength ? text : `${text.slice(0, textLength - 1)}…`);

/** Text runs have no markup, so no title can create a link: https://adaptivecards.io/explorer/TextRun.html */
const line = (text: string, more: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text: cut(text), ...more }],
});

/** Format of a workflow: https://learn.microsoft.com/connectors/teams/#microsoft-teams-webhook */
const message = (body: object[], actions: object[] = []) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body,
        ...(actions.length > 0 && { actions }),
      },
    },
  ],
});

export const teamsNews = ({ news, view }: { news: Read<News>; view: string }, siteUrl: string) => {
  const { title, lines, path } = news;
  const action = { type: 'Action.OpenUrl', title: view, url: new URL(path, siteUrl).href };
  return message([line(title, { size: 'large', weight: 'bolder' }), ...lines.map((it) => line(it))], [action]);
};

export const teamsText = (text: string) => message([line(text)]);

/** The workflow is off or deleted, or its address is incomplete. */
const refusedStatuses = [400, 401, 403, 404, 410];

/** Returns false if the address accepts no message. It contains a secret, and rejects requests with other access. */
export const postToChannel = async (http: VendorHttp, address: string, json: object): Promise<boolean> => {
  const request = { operation: 'message.post', method: 'POST', url: address, json, text: true } as const;
  const { status } = await http.send({ ...request, accepts: refusedStatuses });
  return !refusedStatuses.includes(status);
};
