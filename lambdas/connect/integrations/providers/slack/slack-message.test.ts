import { describe, expect, it } from 'vitest';
import { ephemeral, newsMessage } from './slack-message';

const words = { view: 'View', shortlist: 'Shortlist' };
const shown = (title: string) => ({
  news: { title, lines: ['Nurse'], path: '/applications/app_1', shortlist: 'app_1' },
  words,
});

describe('a message', () => {
  it('mentions no one, whatever a job’s title', () => {
    const { text, blocks } = newsMessage(shown('Nurse <!channel> & more'), 'itg_1', 'https://site.test');
    expect(text).toBe('Nurse &lt;!channel&gt; &amp; more');
    expect(blocks[0]).toEqual({
      type: 'header',
      text: { type: 'plain_text', text: 'Nurse <!channel> & more', emoji: false },
    });
  });

  it('fits the limits of its blocks', () => {
    const { blocks } = newsMessage(shown('n'.repeat(400)), 'itg_1', 'https://site.test');
    expect(JSON.stringify(blocks[0])).toContain(`"${'n'.repeat(149)}…"`);
  });

  it('names the connection and the application in its buttons', () => {
    const { blocks } = newsMessage(shown('Nurse'), 'itg_1', 'https://site.test');
    expect(blocks.at(-1)).toMatchObject({
      type: 'actions',
      block_id: 'itg_1',
      elements: [
        { action_id: 'shortlist', value: 'app_1' },
        { action_id: 'view', url: 'https://site.test/applications/app_1' },
      ],
    });
  });

  it('to one person leaves the one in the channel unchanged', () => {
    expect(ephemeral('Link first', 'itg_1')).toMatchObject({
      response_type: 'ephemeral',
      replace_original: false,
      blocks: [{ type: 'section' }],
    });
  });
});
