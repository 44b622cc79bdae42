import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** `show`: share of the demo data written so far. */
export type DemoBar = { plugin: Plugin; show(share: number): void };

const path = '/_demo-data';

const script = `{
const bar = document.createElement('output');
bar.style = 'position:fixed;inset:auto 0 0;margin:auto;width:fit-content;padding:.5rem 1rem;z-index:99;background:#12302f;color:#fff;border-radius:.5rem .5rem 0 0;pointer-events:none';
document.body.append(bar);
const news = new EventSource('${path}');
news.onmessage = ({ data }) => {
  bar.textContent = 'Demo data: ' + Math.floor(data * 100) + '%';
  if (data < 1) return;
  news.close();
  bar.remove();
};
}`;

/** Pages of the dev site show the progress while demo data is being written. */
export const openDemoBar = (share: number): DemoBar => {
  let shown = share;
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse): unknown => page.write(`data: ${shown}\n\n`);
  return {
    show(next) {
      shown = next;
      for (const page of pages) tell(page);
    },
    plugin: {
      name: 'demo-bar',
      configureServer: ({ middlewares }) =>
        void middlewares.use(path, (_request, page) => {
          page.writeHead(200, { 'content-type': 'text/event-stream' });
          pages.add(page);
          page.once('close', () => pages.delete(page));
          tell(page);
        }),
      transformIndexHtml: () => (shown < 1 ? [{ tag: 'script', children: script, injectTo: 'body' }] : []),
    },
  };
};
