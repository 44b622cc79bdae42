import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as writtenPages from '../../web/src/written-pages';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

const fallbackFile = fileURLToPath(new URL('../../infra/constructs/page-fallback.js', import.meta.url));
const shellFile = 'app.html';
const entry = 'index.html';

/** The addresses that the CDN answers with a page of their own, and the file of each. */
const pagesToWrite = (): [path: string, file: string][] => {
  const scope: { written?: string[]; handler?: (event: { request: { uri: string } }) => { uri: string } } = {};
  runInNewContext(readFileSync(fallbackFile, 'utf8'), scope);
  return (scope.written ?? []).map((path) => [path, scope.handler!({ request: { uri: path } }).uri.slice(1)]);
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

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

// Scripts that are asked for early compete with the page itself on a slow line: it is readable without them.
const scriptPreload = /\s*<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * The page's styles stand in its head, so that nothing has to arrive before it shows. The files follow at the end,
 * where they hold up nothing and where the script that loads the parts expects them.
 */
const withStyles = (directory: string, shell: string, chunks: readonly Chunk[]): string => {
  const files = new Set([
    ...[...shell.matchAll(styleLink)].map((match) => match[1]!),
    ...chunks.flatMap(({ css = [] }) => css),
  ]);
  const styles = [...files].map((file) => readFileSync(join(directory, file), 'utf8').trim()).join('');
  const links = [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  return shell
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
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) =>
      page.description ? `${start}${escaped(page.description)}` : _,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${page.html}</div>`);

const writeAll = async (directory: string, rendererFile: string): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(directory, entry), 'utf8').replace('</head>', `${fontPreload(manifest)}</head>`);
  writeFileSync(join(directory, shellFile), shell);
  const { writePage } = (await import(pathToFileURL(rendererFile).href)) as typeof writtenPages;
  const parts: Record<string, string[]> = {};
  for (const [path, file] of pagesToWrite()) {
    const page = await writePage(path);
    parts[path] = [...page.parts];
    const chunks = [...reachable(manifest, page.parts)].map((key) => manifest[key]!);
    const frame = withStyles(directory, shell, chunks);
    writeFileSync(join(directory, file), fill(frame, path, page));
  }
  writeFileSync(join(directory, '.vite/pages.json'), JSON.stringify(parts, null, 2));
};

/**
 * Writes the public pages as HTML after the build: they can be read before the script has run. Which parts each page
 * loads goes to .vite/pages.json.
 */
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
        // Below the packages, so that the renderer finds them.
        const rendererDirectory = join(config.cacheDir, 'written-pages');
        await build({
          configFile: config.configFile ?? false,
          logLevel: 'warn',
          build: { ssr: 'src/written-pages.tsx', outDir: rendererDirectory, manifest: false, copyPublicDir: false },
        });
        await writeAll(directory, join(rendererDirectory, 'written-pages.js'));
        rmSync(rendererDirectory, { recursive: true });
      },
    },
  };
};
