import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { runPageFallback } from '../../infra/page-fallback.ts';
import { escapeHtml } from '../../lambdas/platform/text/escape-html.ts';
import { pageStylePolicy } from '../../shared/platform/security-headers.ts';
import { paths } from '../../shared/paths.ts';
import { prerenderedRoutes } from '../../shared/site-routes.ts';
import type * as prerender from '../../web/src/prerender';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

const shellFile = 'app.html';
const entry = 'index.html';

const pagesToPrerender = (): [path: string, file: string][] => {
  const fileOf = runPageFallback();
  return prerenderedRoutes.map((name) => [paths[name], fileOf(paths[name]).slice(1)]);
};

const reachable = (manifest: Manifest, keys: Iterable<string>, seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    reachable(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};

// Preloaded scripts would compete with the page on slow connections, although it is readable without them.
const scriptPreload = /\s*<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The header can't know a page's own styles, so the page brings a second policy; both apply. */
const withPolicy = (page: string, styles: readonly string[]): string => {
  const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pageStylePolicy(hashes)}" />`;
  return page.replace('<head>', () => `<head>${policy}`);
};

/** Inlines styles so nothing blocks rendering. The chunk loader expects the links at the end. */
const withStyles = (directory: string, shell: string, chunks: readonly Chunk[]): string => {
  const files = new Set([
    ...[...shell.matchAll(styleLink)].map((match) => match[1]!),
    ...chunks.flatMap(({ css = [] }) => css),
  ]);
  const styles = [...files].map((file) => readFileSync(join(directory, file), 'utf8').trim()).join('');
  const links = [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  return withPolicy(shell, [styles])
    .replace(scriptPreload, '')
    .replace(styleLink, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${links}</body>`);
};

const fontPreload = (manifest: Manifest): string => {
  const font = manifest[entry]?.assets?.find((file) => file.includes('latin-wght'));
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '';
};

const fill = (shell: string, path: string, page: { html: string; title: string; description: string }) =>
  shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) =>
      page.description ? `${start}${escapeHtml(page.description)}` : _,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${page.html}</div>`);

const writeAll = async (directory: string, rendererFile: string): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(directory, entry), 'utf8').replace('</head>', `${fontPreload(manifest)}</head>`);
  writeFileSync(join(directory, shellFile), withPolicy(shell, []));
  const { prerenderPage } = (await import(pathToFileURL(rendererFile).href)) as typeof prerender;
  const chunksOf: Record<string, string[]> = {};
  for (const [path, file] of pagesToPrerender()) {
    const page = await prerenderPage(path);
    chunksOf[path] = [...page.chunks];
    const chunks = [...reachable(manifest, page.chunks)].map((key) => manifest[key]!);
    const frame = withStyles(directory, shell, chunks);
    writeFileSync(join(directory, file), fill(frame, path, page));
  }
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
        // Below node_modules, so the renderer can resolve packages.
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
