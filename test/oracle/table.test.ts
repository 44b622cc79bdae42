import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { askDynamodb, askTable } from '../../scripts/oracle/compare';
import { readRecording, staleness } from '../../scripts/oracle/recording';
import { closing, opening, session, withTokens } from '../../scripts/oracle/sessions';
import { Database } from '../../emulators/dynamodb/database';

// npm run test:oracle starts DynamoDB Local, which confirms what tests rely on in the embedded table.

const endpoint = process.env['ORACLE_ENDPOINT'] ?? '';

it('answers as DynamoDB Local does', async () => {
  await fc.assert(
    fc.asyncProperty(session, async (calls) => {
      const database = new Database();
      await askDynamodb(endpoint, opening);
      askTable(database, opening);
      try {
        for (const call of withTokens(calls, randomUUID().slice(0, 20))) {
          const expected = await askDynamodb(endpoint, call);
          expect(askTable(database, call), JSON.stringify(call)).toEqual(expected);
        }
      } finally {
        await askDynamodb(endpoint, closing);
      }
    }),
    { numRuns: Number(process.env['ORACLE_RUNS'] ?? 200) },
  );
});

it('has a recording that is up to date', () => {
  const stale = staleness(readRecording());
  expect(stale && `${stale} Run: npm run test:oracle -- --record`).toBeNull();
});
