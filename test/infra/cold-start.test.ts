import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, esbuildOptions, type FunctionBundle } from '../../infra/bundling';
import { startLimits, startSize, tooLargeAtStart } from '../../scripts/lib/start-size';
import { functionEntries } from '../../shared/platform/functions';

type Sized = Pick<FunctionBundle, 'name' | 'metafile'>;

/**
 * One build for all functions takes a sixteenth of separate builds. A shared chunk contains what any function uses, so
 * none is larger alone than here, and only those that seem too large need a separate build.
 */
const builtTogether = async (directory: string): Promise<Sized[]> => {
  const { metafile } = await build({
    ...esbuildOptions({ entry: '' }, directory, { sourcemap: false }),
    entryPoints: Object.fromEntries(functionEntries.map(({ name, entry }) => [`${name}/index`, entry])),
  });
  const outputs = Object.entries(metafile.outputs);
  const shared = outputs.filter(([file]) => !file.endsWith('/index.mjs'));
  return functionEntries.map(({ name }) => {
    const own = outputs.filter(([file]) => file.endsWith(`/${name}/index.mjs`));
    return { name, metafile: { ...metafile, outputs: Object.fromEntries([...own, ...shared]) } };
  });
};

let together: Sized[];
let alone: FunctionBundle[];
beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wardline-packages-'));
  together = await builtTogether(join(directory, 'together'));
  const seemTooLarge = together.filter((it) => tooLargeAtStart([it]).length > 0).map(({ name }) => name);
  const needed = new Set(['accounts', 'pages', ...seemTooLarge]);
  const entries = functionEntries.filter(({ name }) => needed.has(name));
  alone = await bundleFunctions(entries, join(directory, 'alone'), { sourcemap: false });
});

const aloneOf = (name: string): FunctionBundle => {
  const found = alone.find((it) => it.name === name);
  if (!found) throw new Error(`${name} was not bundled alone.`);
  return found;
};

const loadedBy = (file: string): string[] => {
  const script = `await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(JSON.stringify(process.moduleLoadList));`;
  const env = {
    TABLE_NAME: 't',
    SITE_URL: 'https://wardline.example',
    AWS_REGION: 'us-east-1',
    ORIGIN_KEY_SECRET_ID: 'k',
  };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }).toString(),
  ) as string[];
};

describe('a cold start', () => {
  it('reads no more code than a function may', () => {
    expect(tooLargeAtStart(alone)).toEqual([]);
  });

  it('reads more in the build of all functions than in its own', () => {
    for (const bundle of alone) {
      const inAll = together.find(({ name }) => name === bundle.name)!;
      expect([bundle.name, startSize(inAll).bytes]).toEqual([
        bundle.name,
        expect.toSatisfy((it: number) => it >= startSize(bundle).bytes),
      ]);
    }
  });

  it('names the biggest modules of a function that has grown', () => {
    const bundle = aloneOf('accounts');
    const outputs = Object.entries(bundle.metafile.outputs).map(([file, output]) => [
      file,
      { ...output, bytes: startLimits.scheduled + 1 },
    ]);
    const grown = { name: bundle.name, metafile: { ...bundle.metafile, outputs: Object.fromEntries(outputs) } };
    expect(tooLargeAtStart([grown])).toEqual([expect.stringMatching(/^accounts reads \d+ kB .*: zod \d+, /)]);
  });

  // An ES import of them reads every export, which loads undici.
  it('imports no Node HTTP module as an ES module', () => {
    const imported = [...together, ...alone].flatMap(({ name, metafile }) =>
      Object.values(metafile.outputs).flatMap(({ imports }) =>
        imports.filter(({ path }) => /^(node:)?https?$/.test(path)).map(({ path }) => `${name}: ${path}`),
      ),
    );
    expect(imported).toEqual([]);
  });

  it('loads Node’s HTTP client without undici', () => {
    const loaded = loadedBy(aloneOf('pages').file);
    expect(loaded).toContain('NativeModule https');
    expect(loaded.filter((name) => name.includes('undici'))).toEqual([]);
  });
});
