// One cold start in its own process: loads the bundle, handles one event and prints the duration.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [file, eventFile] = process.argv.slice(2);
const event = JSON.parse(readFileSync(eventFile, 'utf8'));
const logged = [];
for (const level of ['log', 'info', 'warn', 'error']) console[level] = (...values) => logged.push(values);

const started = performance.now();
const { handler } = await import(pathToFileURL(file).href);
const loaded = performance.now();
const reply = await handler(event, { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 });
const ended = performance.now();

process.stdout.write(
  JSON.stringify({ load: loaded - started, total: ended - started, statusCode: reply?.statusCode ?? null, logged }),
);
process.exit(0);
