import { parentPort, workerData } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import type * as prerender from '../../web/src/prerender';

export type PrerenderJob = { renderer: string; root: string; paths: readonly string[] };
export type RenderedPage = { path: string; html: string; title: string; description: string; chunks: string[] };

const { renderer, root, paths } = workerData as PrerenderJob;

// Set before the renderer loads: its language is constant, as in a browser.
(globalThis as { prerenderedPath?: string }).prerenderedPath = root;
const { prerenderPage } = (await import(pathToFileURL(renderer).href)) as typeof prerender;

for (const path of paths) {
  const page = await prerenderPage(path);
  parentPort!.postMessage({ ...page, path, chunks: [...page.chunks] } satisfies RenderedPage);
}
