import { readFile, rm, writeFile } from 'node:fs/promises';
import type { VerifyDeps, VerifyStart } from '@lambdas/trust/audit/verify-chains';
import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';
import { StageError, variablesFor } from './lib/stage-variables';

// npm run audit:verify                     the local stack started by "npm start"
// npm run audit:verify -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run audit:verify [-- options]
  Compares every line of the audit log with every root in the locked bucket, and names what was changed or removed.
  --stage <stage>   a deployed stage; without it the local stack
  --without-key     leaves out the server's seals, for auditors who may not read the hash key
  --minutes <n>     stops after that time
  --resume <file>   keeps in this file where it stopped, and goes on from there`;

const text = { type: 'string' } as const;
const options = { ...stageOption, 'without-key': { type: 'boolean' }, minutes: text, resume: text } as const;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readStart = async (file: string | undefined): Promise<VerifyStart | undefined> => {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VerifyStart;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The next run starts over once everything was compared. */
const keepStart = async (file: string | undefined, next: VerifyStart | null): Promise<void> => {
  if (file === undefined) return;
  if (next) await writeFile(file, `${JSON.stringify(next)}\n`);
  else await rm(file, { force: true });
};

const deadline = (minutes: string | undefined): number => {
  if (minutes === undefined) return Infinity;
  if (!(Number(minutes) > 0)) throw new StageError('--minutes takes a number above 0.');
  return Date.now() + Number(minutes) * 60_000;
};

const meanings = {
  changed: 'was changed',
  missing: 'is missing',
  'out of order': 'is not where it was written',
  removed: 'and all newer lines were removed',
} as const;

const run = async (): Promise<number> => {
  const { stage, 'without-key': withoutKey, minutes, resume } = readOptions(options, help);
  const until = deadline(minutes);
  const start = await readStart(resume);
  Object.assign(process.env, await variablesFor(stage, ['verify-audit']));
  const [{ openTable }, { createStageHash }, { createAuditHeads }, { readSealedHeads }, { verifyChains }] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/platform/crypto/stage-hash'),
      import('@lambdas/store/trust/audit/audit-heads'),
      import('@lambdas/trust/audit/roots-gateway'),
      import('@lambdas/trust/audit/verify-chains'),
    ]);
  const heads = createAuditHeads(openTable());
  const hash = createStageHash();
  const deps: VerifyDeps = {
    chains: heads.after,
    lost: heads.lost,
    lines: heads.lines,
    sealed: () => readSealedHeads(process.env['AUDIT_BUCKET'] ?? '', ''),
    ...(!withoutKey && { mac: ({ chain, seq, hash: own }) => hash('audit-line', `${chain}\n${seq}\n${own}`) }),
    hasTime: () => Date.now() < until,
  };
  const { chains, broken, next } = await verifyChains(deps, start);
  await keepStart(resume, next);
  for (const found of broken) {
    console.error(
      'root' in found
        ? `The root of ${found.root} does not match the heads stored with it.`
        : `${found.chain}: line ${found.seq} ${meanings[found.problem]}.`,
    );
  }
  console.info(`${chains} ${chains === 1 ? 'chain' : 'chains'} compared, ${broken.length} altered.`);
  if (next) console.info(resume ? 'Stopped. Run it again to go on.' : 'Stopped before the end. --resume goes on.');
  return broken.length > 0 ? 1 : 0;
};

runScript(run);
