import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, type FunctionBundle } from '../../infra/bundling';
import { startLimits, tooLargeAtStart } from '../../scripts/lib/start-size';
import { functionEntries } from '../../shared/platform/functions';

let packages: FunctionBundle[];
beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wardline-packages-'));
  packages = await bundleFunctions(functionEntries, directory, { sourcemap: false });
});

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
    expect(tooLargeAtStart(packages)).toEqual([]);
  });

  it('names the biggest modules of a function that has grown', () => {
    const [bundle] = packages;
    const outputs = Object.entries(bundle!.metafile.outputs).map(([file, output]) => [
      file,
      { ...output, bytes: startLimits.scheduled + 1 },
    ]);
    const grown = { name: bundle!.name, metafile: { ...bundle!.metafile, outputs: Object.fromEntries(outputs) } };
    expect(tooLargeAtStart([grown])).toEqual([expect.stringMatching(/^accounts reads \d+ kB .*: zod \d+, /)]);
  });

  // An ES import of them reads every export, which loads undici.
  it('imports no HTTP module of Node as an ES module', () => {
    const imported = packages.flatMap(({ name, metafile }) =>
      Object.values(metafile.outputs).flatMap(({ imports }) =>
        imports.filter(({ path }) => /^(node:)?https?$/.test(path)).map(({ path }) => `${name}: ${path}`),
      ),
    );
    expect(imported).toEqual([]);
  });

  it('loads Node’s HTTP client without undici', () => {
    const loaded = loadedBy(packages.find(({ name }) => name === 'pages')!.file);
    expect(loaded).toContain('NativeModule https');
    expect(loaded.filter((name) => name.includes('undici'))).toEqual([]);
  });
});
