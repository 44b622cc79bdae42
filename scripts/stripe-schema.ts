import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptOperations, reduceSpec, type OpenApi } from '../emulators/stripe/schema/reduce-spec';
import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';

// npm run stripe-schema: writes the part of Stripe's OpenAPI that the local emulator is checked against. Needs Go.

const mockModule = 'github.com/stripe/stripe-mock@v0.203.0';
const target = fileURLToPath(new URL('local/stripe/schema/schema.json', import.meta.url));

const download = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'stripe-mock-'));
  try {
    const answer = execFileSync('go', ['mod', 'download', '-json', mockModule], { cwd: directory, encoding: 'utf8' });
    return (JSON.parse(answer) as { Dir: string }).Dir;
  } finally {
    rmSync(directory, { recursive: true });
  }
};

const directory = download();
const spec = JSON.parse(readFileSync(join(directory, 'embedded/openapi/spec3.json'), 'utf8')) as OpenApi;
if (spec.info.version !== stripeApiVersion) throw new Error(`${mockModule} describes ${spec.info.version}`);
const reduced = {
  source: `${mockModule}, embedded/openapi/spec3.json`,
  license: readFileSync(join(directory, 'LICENSE'), 'utf8'),
  version: spec.info.version,
  ...reduceSpec(spec),
};
const text = JSON.stringify(reduced);
writeFileSync(target, `${text}\n`);
console.log(`${keptOperations.length} operations, ${Math.round(text.length / 1024)} kB`);
