import { SQSClient } from '@aws-sdk/client-sqs';
import { parseArgs } from 'node:util';
import { portFrom } from './local/arguments';
import { listDeadLetters, redriveDeadLetters } from './local/dead-letter-queues';
import type { DeadLetter } from './local/dead-letters';
import { LocalError } from './local/local-error';
import { loopback } from './local/ports';
import { region } from './local/settings';

// npm run dlq [-- --stage dev] [--redrive <consumer>]: lists and redrives dead letters.

const help = `npm run dlq [-- options]
  --stage <stage>       a deployed stage; without it the local stack
  --redrive <consumer>  send that consumer's messages back to its queue`;

const readArguments = (): { stage: string; redrive: string | undefined; help: boolean } => {
  try {
    const { values } = parseArgs({
      options: { stage: { type: 'string' }, redrive: { type: 'string' }, help: { type: 'boolean' } },
    });
    return { stage: values.stage ?? 'local', redrive: values.redrive, help: values.help ?? false };
  } catch {
    throw new LocalError(`npm run dlq takes only these:\n${help}`);
  }
};

const localClient = (): SQSClient =>
  new SQSClient({
    region,
    endpoint: `http://${loopback}:${portFrom('GATEWAY_PORT', 4000)}/_local/aws`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

const columns = ['consumer', 'eventType', 'eventId', 'receiveCount', 'firstSeenAt', 'error'] as const;
const titles: readonly string[] = ['consumer', 'event', 'id', 'tries', 'first seen', 'error'];

const print = (letters: readonly DeadLetter[]): void => {
  const rows = [titles, ...letters.map((letter) => columns.map((column) => String(letter[column] ?? '-')))];
  const widths = titles.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && /ECONNREFUSED/.test(`${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`);

const run = async (): Promise<void> => {
  const { stage, redrive, help: wantsHelp } = readArguments();
  if (wantsHelp) return console.log(help);
  const sqs = stage === 'local' ? localClient() : new SQSClient({});
  if (redrive !== undefined) {
    const moved = await redriveDeadLetters(sqs, stage, redrive);
    return console.log(`${moved} ${moved === 1 ? 'message' : 'messages'} sent back to ${redrive}.`);
  }
  const letters = await listDeadLetters(sqs, stage);
  if (letters.length === 0) return console.log(`No dead letters in ${stage}.`);
  print(letters);
};

run().catch((error: unknown) => {
  if (isUnreachable(error))
    console.error('The local stack does not answer: start it with npm start, or name a stage with --stage.');
  else console.error(error instanceof LocalError ? `${error.message}.` : error);
  process.exitCode = 1;
});
