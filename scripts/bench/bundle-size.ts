import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const defaultDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url));
const entry = 'index.html';

export const measuredRoutes = ['/', '/login', '/jobs'] as const;

export type InitialAssets = {
  route: string;
  /** Sum of individually compressed files; 1 kB is 1,000 bytes. */
  jsGzipKb: number;
  cssGzipKb: number;
  files: { file: string; gzipBytes: number }[];
};

const readJson = (directory: string, file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'));

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

/** Scripts and styles loaded before the prerendered page becomes interactive. */
export const initialAssets = (route: string, directory: string = defaultDirectory): InitialAssets => {
  const manifest = readJson(directory, '.vite/manifest.json') as Manifest;
  const parts = (readJson(directory, '.vite/pages.json') as Record<string, string[]>)[route];
  if (!parts) throw new Error(`The build writes no page for ${route}`);
  const chunks = [...reachable(manifest, [entry, ...parts])].map((key) => manifest[key]!);
  const names = new Set(['before-paint.js', ...chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])]);
  const files = [...names].map((file) => ({
    file,
    gzipBytes: gzipSync(readFileSync(join(directory, file)), { level: 9 }).length,
  }));
  const kb = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
  return { route, jsGzipKb: kb('.js'), cssGzipKb: kb('.css'), files };
};
