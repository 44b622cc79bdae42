import { createKeyService } from '@lambdas/platform/crypto/key-service';
import { systemClock } from '@lambdas/platform/clock';
import { PutCommand } from '@lambdas/platform/table/commands';
import { getItem } from '@lambdas/platform/table/table';
import { createPersonalKeys } from '@lambdas/store/accounts/personal-keys/personal-keys';
import { privateItem, readPrivateDetails } from '@lambdas/store/people/profiles/private-details';
import { profileKeys } from '@lambdas/store/people/profiles/keys';
import { PrivateDetails } from '@shared/people/model/professional';
import { createServer } from 'node:http';
import { answerAwsJson } from '../../emulators/aws/aws-endpoint';
import { openTableAt } from '../../emulators/aws/dynamodb';
import { startTable } from '../../emulators/dynamodb/start-table';
import { keyServiceOperations } from '../../emulators/aws/key-service';
import { freePort, loopback } from '../local/ports';
import { localCredentials, localStage, region } from '../local/settings';
import { percentile, rounded } from './statistics';

// npm run bench:encryption: what reading private details costs with a person's data key, in memory and unwrapped.
// Fails beyond the targets: 2 ms per read, and one unwrapped key per person and request.

const targetMs = 2;
const people = 300;
const userId = (index: number): string => `bench-${index}`;

const details: PrivateDetails = PrivateDetails.parse({
  dateOfBirth: '1984-02-29',
  gender: 'prefer-not-to-say',
  deaNumber: 'AB1234563',
  city: 'Boston',
});

const startKeyService = async () => {
  const operations = keyServiceOperations(null);
  let calls = 0;
  const counted = Object.entries(operations).map(([name, run]) => [
    name,
    (input: Record<string, unknown>) => {
      calls += 1;
      return run(input);
    },
  ]);
  const services = { TrentService: Object.fromEntries(counted) };
  const server = createServer((request, response) => void answerAwsJson(request, response, services));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, loopback, resolve));
  return { endpoint: `http://${loopback}:${port}`, calls: () => calls, close: () => server.close() };
};

const timed = async (run: (index: number) => Promise<unknown>): Promise<number[]> => {
  const samples: number[] = [];
  for (let index = 0; index < people; index += 1) {
    const started = performance.now();
    await run(index);
    samples.push(performance.now() - started);
  }
  return samples;
};

const row = (name: string, samples: readonly number[]): string =>
  `| ${name} | ${rounded(percentile(samples, 0.5), 2)} | ${rounded(percentile(samples, 0.95), 2)} |`;

const run = async (): Promise<boolean> => {
  const database = await startTable(await freePort(), null);
  const keyService = await startKeyService();
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_KMS: keyService.endpoint,
  });
  const table = openTableAt(database.endpoint);
  const keysTable = { client: table.client, name: localStage.personalKeysTable };
  const service = createKeyService(() => localStage.personalKeysKeyId);
  const openKeys = () => createPersonalKeys(keysTable, service, systemClock);

  const write = async (id: string, item: Record<string, unknown>): Promise<void> => {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...item, ...profileKeys.privateDetails(id) } }),
    );
  };
  for (let index = 0; index < people; index += 1) {
    await write(`plain-${index}`, details);
    await write(userId(index), await privateItem(openKeys(), userId(index), details));
  }

  const read = async (id: string, keys: ReturnType<typeof openKeys>): Promise<PrivateDetails> =>
    readPrivateDetails(keys, id, await getItem(table, profileKeys.privateDetails(id), true));
  const none = openKeys();
  await timed((index) => read(`plain-${index}`, none));
  const plain = await timed((index) => read(`plain-${index}`, none));

  const before = keyService.calls();
  const first = await timed(async (index) => {
    const keys = openKeys();
    const [item] = await Promise.all([
      getItem(table, profileKeys.privateDetails(userId(index)), true),
      keys.find(userId(index)),
    ]);
    // A request reads the details more than once.
    await readPrivateDetails(keys, userId(index), item);
    await readPrivateDetails(keys, userId(index), item);
  });
  const callsPerRequest = (keyService.calls() - before) / people;

  const kept = openKeys();
  await kept.find(userId(0));
  const inMemory = await timed(() => read(userId(0), kept));

  const more = percentile(inMemory, 0.5) - percentile(plain, 0.5);
  console.info('| read | p50 ms | p95 ms |\n| --- | ---: | ---: |');
  console.info(row('in plain', plain));
  console.info(row('encrypted, key in memory', inMemory));
  console.info(row('encrypted, key read and unwrapped', first));
  console.info(
    `A read takes ${rounded(more, 2)} ms more (at most ${targetMs}); ${callsPerRequest} calls of KMS per request.`,
  );
  keyService.close();
  await database.stop();
  return more <= targetMs && callsPerRequest === 1;
};

const isWithin = await run();
process.exit(isWithin ? 0 : 1);
