import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../lib/load-catalogs';
import { runCommand } from '../lib/run-command';
import { scanWith } from '../lib/scan-table';
import { runScript } from '../lib/run-script';
import { readOptions } from '../lib/stage-option';
import { StageError, variablesFor } from '../lib/stage-variables';
import { restoreFiles } from './restore/restore-files';
import { restoreStage } from './restore/restore-stage';

const help = `npm run drill:restore [-- options]
  Without --stage: a stack of its own works, loses its table, and gets it back. Prints RPO and RTO.
  --seconds <n>     how long people work there (10)
  --stage <stage>   makes a new table from the backup of a deployed stage, and says how the stage adopts it
  --to <name>       the new table
  --at <instant>    the moment to restore; without it the latest
  --until <instant> leaves out what was written since, such as by a bad deployment`;

const options = {
  stage: { type: 'string' },
  to: { type: 'string' },
  at: { type: 'string' },
  until: { type: 'string' },
  seconds: { type: 'string', default: '10' },
} as const;

const instant = (text: string | undefined, name: string): Date | null => {
  if (text === undefined) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new StageError(`--${name} is an instant such as 2026-11-26T14:00:00Z.`);
  return date;
};

const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
const say = (step: string): void => console.info(`${seconds().padStart(5)} s  ${step}`);

const locally = async (workSeconds: number): Promise<number> => {
  const { drillLocally } = await import('./restore/restore-local');
  const dataDir = await mkdtemp(join(tmpdir(), 'wardline-restore-'));
  try {
    const { problems, ...measured } = await drillLocally(dataDir, workSeconds, say);
    console.info(
      `${measured.items} items, ${measured.replayed} keys from the stream, ${measured.filesBack} files brought back, ${measured.erasedAgain} people erased again, ${measured.acknowledged} acknowledged writes.`,
    );
    console.info(`RPO ${measured.rpoSeconds.toFixed(1)} s, RTO ${measured.rtoSeconds.toFixed(1)} s.`);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
};

const onStage = async (stage: string, to: string, at: Date | null, until: Date | null): Promise<number> => {
  const variables = await variablesFor(stage, ['erase-accounts']);
  const { TABLE_NAME: from, AWS_REGION: region, DOCUMENTS_BUCKET: documents, MEDIA_BUCKET: media } = variables;
  if (!from || !region || !documents || !media)
    throw new StageError('The names of the table and the buckets could not be read.');
  const clients = { tables: new DynamoDBClient({ region }), streams: new DynamoDBStreamsClient({ region }) };
  say(`restoring ${from} to ${to}`);
  const { name, streamArn, replayed, since } = await restoreStage(clients, { from, to, at, until });
  say(`${replayed} keys replayed from the stream; bringing back files that were deleted since`);
  const items = scanWith(clients.tables, name);
  const files = await restoreFiles(new S3Client({ region }), [documents, media], items, since);
  say(`${files} files are back; erasing again who was erased since`);
  const { exitCode, output } = await runCommand(['tsx', 'scripts/erasures.ts', '--stage', stage, '--table', name]);
  console.info(output);
  if (exitCode !== 0) return exitCode;
  console.info(`Now set in infra/config.ts, for ${stage}:
  restoredTable: { name: '${name}', streamArn: '${streamArn}' },
and run:
  npx cdk deploy --all -c stage=${stage}
  aws lambda invoke --function-name wardline-${stage}-snapshot-search /dev/null`);
  say('done');
  return 0;
};

runScript(async () => {
  const { stage, to, at, until, seconds: work } = readOptions(options, help);
  if (stage === undefined) return locally(Number(work));
  if (to === undefined) throw new StageError(help);
  return onStage(stage, to, instant(at, 'at'), instant(until, 'until'));
});
