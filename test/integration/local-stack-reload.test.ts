import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLambdaBundles, type LambdaBundles } from '../../scripts/local/lambda/lambda-bundles';
import { openLambdaLog } from '../../scripts/local/lambda/lambda-log';
import { openLambdas, type Lambdas } from '../../scripts/local/lambda/lambda-runner';

let directory: string;
let bundles: LambdaBundles;
let lambdas: Lambdas;
const log = openLambdaLog(null, () => undefined);

const edit = async (body: string): Promise<void> => {
  await writeFile(join(directory, 'greet.ts'), `export const handler = async (): Promise<unknown> => { ${body} };`);
  // File events are delayed.
  await wait(200);
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wardline-reload-'));
  await edit(`return 'first';`);
  bundles = await openLambdaBundles({
    directory: await mkdtemp(join(tmpdir(), 'wardline-reload-out-')),
    watchChanges: true,
    entries: [{ name: 'greet', entry: join(directory, 'greet.ts') }],
    sources: [directory],
  });
  lambdas = openLambdas(bundles, { GREETING: 'hello' }, log);
});
afterAll(async () => {
  await lambdas.stop();
  await bundles.close();
  await rm(directory, { recursive: true });
});

it('runs an edited function without a restart', async () => {
  expect(await lambdas.invoke('greet', {})).toBe('first');
  await edit(`return process.env['GREETING'];`);
  expect(await lambdas.invoke('greet', {})).toBe('hello');
});

it('says why a function does not build, and goes on when it does again', async () => {
  await edit('return (;');
  await expect(lambdas.invoke('greet', {})).rejects.toMatchObject({ name: 'Runtime.ImportModuleError' });
  await edit(`return 'mended';`);
  expect(await lambdas.invoke('greet', {})).toBe('mended');
});

it('logs one JSON line with function and request for each console line', async () => {
  await edit(`console.info({ message: 'noted', jobId: 'job_1' });`);
  await lambdas.invoke('greet', {});
  const line = JSON.parse(log.lines().findLast((it) => it.includes('noted')) ?? '{}') as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'INFO', function: 'greet', message: 'noted', jobId: 'job_1' });
  expect(line['requestId']).toMatch(/^[0-9a-f-]{36}$/);
});

it('reports a thrown error by its name', async () => {
  await edit(`throw new RangeError('too far');`);
  await expect(lambdas.invoke('greet', {})).rejects.toMatchObject({ name: 'RangeError', message: 'too far' });
});
