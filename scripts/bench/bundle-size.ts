import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const defaultDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url));

const entry = 'index.html';
const page = (name: string) => `src/app/routes/${name}-page.tsx`;
const wording = (...namespaces: string[]) => namespaces.map((it) => `src/locales/en/${it}.json`);

/** What a visitor who is not signed in loads, beyond the entry, before the page is there. */
const dynamicParts = {
  '/': [page('landing'), ...wording('page-landing', 'figures')],
  '/login': [page('login'), ...wording('account')],
  '/jobs': [page('jobs'), 'src/app/data-layer.tsx', ...wording('jobs')],
} as const;

export type MeasuredRoute = keyof typeof dynamicParts;
export const measuredRoutes = Object.keys(dynamicParts) as MeasuredRoute[];

export type InitialAssets = {
  route: MeasuredRoute;
  /** Sums over the files, each compressed on its own; 1 kB is 1,000 bytes. */
  jsGzipKb: number;
  cssGzipKb: number;
  files: { file: string; gzipBytes: number }[];
};

const reachable = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest`);
    if (seen.has(key)) continue;
    seen.add(key);
    reachable(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};

/** The scripts and styles that a first visit to `route` loads, from the manifest of the build in `directory`. */
export const initialAssets = (route: MeasuredRoute, directory: string = defaultDirectory): InitialAssets => {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = [...reachable(manifest, [entry, ...dynamicParts[route]])].map((key) => manifest[key]!);
  const names = new Set(['color-scheme.js', ...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])]);
  const files = [...names].map((file) => ({
    file,
    gzipBytes: gzipSync(readFileSync(join(directory, file)), { level: 9 }).length,
  }));
  const kb = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
  return { route, jsGzipKb: kb('.js'), cssGzipKb: kb('.css'), files };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const route of measuredRoutes) {
    const { jsGzipKb, cssGzipKb, files } = initialAssets(route);
    console.log(`${route}: ${jsGzipKb.toFixed(1)} kB JS, ${cssGzipKb.toFixed(1)} kB CSS, ${files.length} files`);
    if (process.argv.includes('--files')) {
      for (const { file, gzipBytes } of files.sort((a, b) => b.gzipBytes - a.gzipBytes)) {
        console.log(`  ${(gzipBytes / 1000).toFixed(1).padStart(6)} ${file}`);
      }
    }
  }
}
