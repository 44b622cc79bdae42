import { parseArgs } from 'node:util';
import { openTableAt } from '../../../emulators/aws/dynamodb';
import { startTable } from '../../../emulators/dynamodb/start-table';
import { freePort } from '../../local/ports';
import { startFlappingEndpoint } from './flapping-endpoint';
import { runWebhooks } from './run';

// npm run bench:webhooks [-- --events 10000 --slow 20]: a slow, flapping endpoint.
const { values } = parseArgs({
  options: { events: { type: 'string', default: '10000' }, slow: { type: 'string', default: '20' } },
});
/** Far below the function's 512 MB, even with the bench's own data about every event. */
const heapTargetMb = 300;

const database = await startTable(await freePort(), null);
const endpoint = await startFlappingEndpoint(Number(values.slow));
try {
  const run = await runWebhooks(openTableAt(database.endpoint), endpoint, { events: Number(values.events) });
  console.info(JSON.stringify(run, null, 2));
  if (run.lost > 0 || !run.inOrder || run.logged !== Number(values.events) || run.heapMb > heapTargetMb) {
    process.exitCode = 1;
    console.error('An event was lost or out of order, or memory grew.');
  }
} finally {
  await endpoint.stop();
  await database.stop();
}
