import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { runPageFallback } from '../../infra/page-fallback.ts';
import { escapeHtml } from '../../lambdas/platform/text/escape-html.ts';
import { pageStylePolicy } from '../../shared/platform/security-headers.ts';
import { paths } from '../../shared/paths.ts';
import { prerenderedRoutes } from '../../shared/site-routes.ts';
import { languages, type Language } from '../../shared/text/language.ts';
import { pathIn } from '../../shared/text/language-paths.ts';
import { htmlTexts } from './html-texts.ts';
import type { PrerenderJob, RenderedPage } from './prerender-worker';

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

const shellFile = 'app.html';
const entry = 'index.html';

const publicPaths = prerenderedRoutes.map((name) => paths[name]);

const languageChunk = (language: Language): string => `src/lib/i18n/languages/${language}.ts`;

const reachable = (manifest: Manifest, keys: Iterable<string>, seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    reachable(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};

const scriptPreload = /\s*<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const firstScript = '<script src="/before-paint.js"';

/** The header can't know a page's own styles, so the page has a second policy; both apply. */
const withPolicy = (page: string, styles: readonly string[]): string => {
  const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pageStylePolicy(hashes)}" />`;
  return page.replace('<head>', () => `<head>${policy}`);
};

/**
 * Inlines styles so nothing blocks rendering. The chunk loader looks for the links before it loads a file; disabled ones
 * aren't loaded again.
 */
const withStyles = (directory: string, shell: string, chunks: readonly Chunk[]): string => {
  const files = new Set([
    ...[...shell.matchAll(styleLink)].map((match) => match[1]!),
    ...chunks.flatMap(({ css = [] }) => css),
  ]);
  const styles = [...files].map((file) => readFileSync(join(directory, file), 'utf8').trim()).join('');
  const links = [...files].map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`).join('');
  return withPolicy(shell, [styles])
    .replace(styleLink, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${links}</body>`);
};

/** Scripts would slow down the page on slow connections, although it is readable without them. */
const withLateScripts = (page: string, files: readonly string[]): string =>
  page
    .replace(scriptPreload, '')
    .replace(entryScript, '')
    .replace(firstScript, () => `${firstScript} data-scripts="${files.map((file) => `/${file}`).join(' ')}"`);

const fontPreload = (manifest: Manifest): string => {
  const font = Object.values(manifest).find(({ src }) => src?.includes('figtree-latin-wght'));
  if (!font) throw new Error('The build has no font to preload.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`;
};

const feedLink = /<link rel="alternate" type="application\/atom\+xml"[^>]*>/g;

/** React renders it before the content, but feed readers look for it in the head. */
const withFeeds = (shell: string, { html }: Pick<RenderedPage, 'html'>): string =>
  shell.replace('</head>', () => `${(html.match(feedLink) ?? []).join('')}</head>`);

const fill = (shell: string, address: string, language: Language, page: RenderedPage) => {
  const texts = htmlTexts(language);
  const description = page.description ? escapeHtml(page.description) : texts.description;
  return withFeeds(shell, page)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + description)
    .replace(/<noscript>[^<]*/, () => `<noscript>${texts.noScript}`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${address}">${page.html.replace(feedLink, '')}</div>`,
    );
};

const renderAll = async (job: PrerenderJob, onPage: (page: RenderedPage) => void): Promise<void> => {
  const worker = new Worker(new URL('./prerender-worker.ts', import.meta.url), { workerData: job });
  worker.on('message', onPage);
  await once(worker, 'exit');
};

const writeAll = async (directory: string, rendererFile: string): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(directory, entry), 'utf8').replace('</head>', `${fontPreload(manifest)}</head>`);
  writeFileSync(join(directory, shellFile), withPolicy(shell, []));
  const fileOf = runPageFallback();
  const chunksOf: Record<string, readonly string[]> = {};
  const write = (language: Language, page: RenderedPage): void => {
    const address = pathIn(language, page.path);
    chunksOf[address] = page.chunks;
    const chunks = [...reachable(manifest, page.chunks)].map((key) => manifest[key]!);
    const scripts = [...reachable(manifest, [entry, languageChunk(language), ...page.chunks])];
    const frame = withLateScripts(
      withStyles(directory, shell, chunks),
      scripts.map((key) => manifest[key]!.file),
    );
    const file = join(directory, fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(frame, address, language, page));
  };
  await Promise.all(
    languages.map((language) =>
      renderAll({ renderer: rendererFile, root: pathIn(language, '/'), paths: publicPaths }, (page) =>
        write(language, page),
      ),
    ),
  );
  writeFileSync(join(directory, '.vite/pages.json'), JSON.stringify(chunksOf, null, 2));
};

/** Writes public pages as HTML, readable before scripts run. Records each page's chunks in .vite/pages.json. */
export const prerenderPages = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: (_, { command }) => command === 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const directory = config.build.outDir;
        if (config.build.ssr || !existsSync(join(directory, '.vite/manifest.json'))) return;
        // Inside node_modules, so the renderer can resolve packages.
        const rendererDirectory = join(config.cacheDir, 'prerender');
        await build({
          configFile: config.configFile ?? false,
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: rendererDirectory, manifest: false, copyPublicDir: false },
        });
        await writeAll(directory, join(rendererDirectory, 'prerender.js'));
        rmSync(rendererDirectory, { recursive: true });
      },
    },
  };
};
