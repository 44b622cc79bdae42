// One cold start: load the bundle, answer one event, tell how long it took. Runs in a process of its own.
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
