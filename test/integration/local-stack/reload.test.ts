import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentCredentials } from '@lambdas/platform/network/aws-credentials';
import { openFunctions, type Lambdas } from '../../../scripts/local/lambda/functions';
import { openLambdaLog } from '../../../scripts/local/lambda/lambda-log';
import { watchFunctions, type WatchedFunctions } from '../../../scripts/local/lambda/watched-functions';
import { answerAt, onStackNetwork } from '../../../scripts/local/network/stack-network';

let directory: string;
let source: WatchedFunctions;
let lambdas: Lambdas;
const log = openLambdaLog(null, () => undefined);

const edit = (body: string): Promise<void> =>
  writeFile(join(directory, 'greet.ts'), `export const handler = async (): Promise<unknown> => { ${body} };`);

const fails = (error: object): Promise<void> =>
  expect.poll(() => lambdas.invoke('greet', {}).catch((reason: unknown) => reason)).toMatchObject(error);

/** Retries, because file events are delayed. */
const soon = (name: string, event: unknown, expected: unknown): Promise<void> =>
  expect.poll(() => lambdas.invoke(name, event)).toEqual(expected);

const other = `
  import { word } from './word';
  const atStart = process.env['SECRET'];
  export const handler = async (wanted: string): Promise<unknown> => {
    if (wanted === 'hang') await new Promise(() => undefined);
    if (wanted === 'word') return word;
    return [atStart, process.env['SECRET'], process.env['GREETING'], Object.keys(process.env).includes('GREETING')];
  };`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wardline-reload-'));
  await writeFile(join(directory, 'greet.ts'), `export const handler = async () => 'first';`);
  await writeFile(join(directory, 'word.ts'), `export const word = 'before';`);
  await writeFile(join(directory, 'other.ts'), other);
  source = watchFunctions([directory]);
  lambdas = openFunctions(
    {
      source,
      environmentOf: (name) => (name === 'greet' ? { GREETING: 'hello' } : { SECRET: 'of the other' }),
      entries: [
        { name: 'greet', entry: join(directory, 'greet.ts') },
        { name: 'other', entry: join(directory, 'other.ts'), timeoutSeconds: 1 },
      ],
    },
    log,
  );
});
afterAll(async () => {
  await source.close();
  await rm(directory, { recursive: true });
});

it('runs an edited function without a restart', async () => {
  expect(await lambdas.invoke('greet', {})).toBe('first');
  await edit(`return process.env['GREETING'];`);
  await soon('greet', {}, 'hello');
});

it('routes a call to the service of this process', async () => {
  const module = await source.module('scripts/local/replacements/call-in-process.ts');
  const { callAws } = module as typeof import('../../../scripts/local/replacements/call-in-process');
  const forget = answerAt(
    1,
    () => Promise.reject(new Error('over HTTP')),
    () => (target, input) => Promise.resolve({ status: 200, output: { target, input } }),
  );
  const call = { service: 'dynamodb', region: 'us-east-1', protocol: '1.0', target: 'Get', input: {} } as const;
  const sent = { ...call, url: new URL('http://localhost:1'), credentials: environmentCredentials, timeoutMs: 1000 };
  const { output } = await onStackNetwork(() => callAws(sent));
  forget();
  expect(output).toEqual({ target: 'Get', input: {} });
});

it('reruns a function when an imported module is edited', async () => {
  expect(await lambdas.invoke('other', 'word')).toBe('before');
  await writeFile(join(directory, 'word.ts'), `export const word = 'after';`);
  await soon('other', 'word', 'after');
});

it('says why a function does not compile, and recovers when it does again', async () => {
  await edit('return (;');
  await fails({ name: 'Runtime.ImportModuleError' });
  await edit(`return 'mended';`);
  await soon('greet', {}, 'mended');
});

it('logs one JSON line with function and request for each console line', async () => {
  await edit(`console.info({ message: 'noted', jobId: 'job_1' }); return 'said';`);
  await soon('greet', {}, 'said');
  const line = JSON.parse(log.lines().findLast((it) => it.includes('noted')) ?? '{}') as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'INFO', function: 'greet', message: 'noted', jobId: 'job_1' });
  expect(line['requestId']).toMatch(/^[0-9a-f-]{36}$/);
});

it('reports a thrown error by its name', async () => {
  await edit(`throw new RangeError('too far');`);
  await fails({ name: 'RangeError', message: 'too far' });
});

it('shows a function only its own environment, although functions share a process', async () => {
  await edit(`return [process.env['SECRET'] ?? null, 'SECRET' in process.env, process.env['GREETING']];`);
  await soon('greet', {}, [null, false, 'hello']);
  const answers = await Promise.all([lambdas.invoke('greet', {}), lambdas.invoke('other', '')]);
  expect(answers).toEqual([
    [null, false, 'hello'],
    ['of the other', 'of the other', null, false],
  ]);
});

it('times out a hanging function and continues with the others', async () => {
  await expect(lambdas.invoke('other', 'hang')).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
  await edit(`return 'here';`);
  await soon('greet', {}, 'here');
});
