import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOutdated } from './app-shell';

const entry = '/assets/index-new.js';
const shell = `<script type="module" crossorigin src="${entry}"></script>`;

/** A document whose scripts aren't loaded. */
const open = (head: string): void =>
  void vi.stubGlobal('document', new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'));

afterEach(() => vi.unstubAllGlobals());

describe('a deployment since the page was loaded', () => {
  it.each([
    ['a page of the application', '<script type="module" src="ENTRY"></script>'],
    ['a written page', '<script src="/before-paint.js" data-scripts="ENTRY /assets/b.js"></script>'],
  ])('shows in the entry of %s', async (_, head) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(shell)));
    open(head.replace('ENTRY', entry));
    expect(await isOutdated()).toBe(false);
    open(head.replace('ENTRY', '/assets/index-old.js'));
    expect(await isOutdated()).toBe(true);
  });

  it('is not reported for a page without an entry, or while the site does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    open('<title>x</title>');
    expect(await isOutdated()).toBe(false);
    open(`<script type="module" src="${entry}"></script>`);
    expect(await isOutdated()).toBe(false);
  });
});
