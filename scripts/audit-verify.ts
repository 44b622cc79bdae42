import { parseArgs } from 'node:util';
import { localVariables, StageError, stageVariables } from './lib/stage-variables';

// npm run audit:verify                     the local stack started by "npm start"
// npm run audit:verify -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run audit:verify [-- options]
  Compares every line of the audit log with every root in the locked bucket, and names what was changed or removed.
  --stage <stage>   a deployed stage; without it the local stack
  --without-key     leaves out the server's seals, for auditors who may not read the hash key`;

const stages = ['dev', 'staging', 'prod'] as const;

const readArguments = () => {
  try {
    return parseArgs({ options: { stage: { type: 'string' }, 'without-key': { type: 'boolean' } } }).values;
  } catch {
    throw new StageError(help);
  }
};

const variablesFor = (stage: string | undefined): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  const known = stages.find((it) => it === stage);
  if (!known) throw new StageError(`There is no stage ${stage}: choose ${stages.join(', ')}.`);
  return stageVariables(known, ['verify-audit']);
};

const meanings = {
  changed: 'was changed',
  missing: 'is missing',
  'out of order': 'is not where it was written',
  removed: 'and all newer lines were removed',
} as const;

const run = async (): Promise<number> => {
  const { stage, 'without-key': withoutKey } = readArguments();
  Object.assign(process.env, await variablesFor(stage));
  const [{ openTable }, { createStageHash }, { createAuditHeads }, { readSealedHeads }, { verifyChains }] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/platform/crypto/stage-hash'),
      import('@lambdas/store/audit/audit-heads'),
      import('@lambdas/audit/roots-gateway'),
      import('@lambdas/audit/verify-chains'),
    ]);
  const heads = createAuditHeads(openTable());
  const hash = createStageHash();
  const { chains, broken } = await verifyChains({
    chains: heads.after,
    lost: heads.lost,
    lines: heads.lines,
    sealed: () => readSealedHeads(process.env['AUDIT_BUCKET'] ?? '', ''),
    ...(!withoutKey && { mac: ({ chain, seq, hash: own }) => hash('audit-line', `${chain}\n${seq}\n${own}`) }),
    hasTime: () => true,
  });
  for (const found of broken) {
    console.error(
      'root' in found
        ? `The root of ${found.root} does not match the heads stored with it.`
        : `${found.chain}: line ${found.seq} ${meanings[found.problem]}.`,
    );
  }
  console.info(`${chains} ${chains === 1 ? 'chain' : 'chains'} compared, ${broken.length} altered.`);
  return broken.length > 0 ? 1 : 0;
};

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
