import fc from 'fast-check';
import { tableDefinition } from '../../emulators/dynamodb/local-tables';
import type { Call } from './compare';
import { expressionCall, TableName } from './expression-calls';
import { productCall } from './product-calls';
import { refusedCall } from './refused-calls';

/** Calls to one table that starts empty. */
export type Session = readonly Call[];

const callsIn = (length: { minLength: number; maxLength: number }): fc.Arbitrary<Session> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.array(productCall, length) },
      { weight: 3, arbitrary: fc.array(expressionCall, length) },
      { weight: 2, arbitrary: fc.array(fc.oneof(refusedCall, expressionCall), length) },
    )
    // Calls as they arrive, without what JSON omits.
    .map((calls) => JSON.parse(JSON.stringify(calls)) as Session);

export const session = callsIn({ minLength: 1, maxLength: 30 });

export const sessionsOf = (seed: number, count: number, length: number): Session[] =>
  fc.sample(callsIn({ minLength: length, maxLength: length }), { seed, numRuns: count });

/** Makes tokens unique across sessions. */
export const withTokens = (calls: Session, prefix: string): Session =>
  calls.map(({ operation, input }) => {
    const token = input['ClientRequestToken'];
    return { operation, input: typeof token === 'string' ? { ...input, ClientRequestToken: prefix + token } : input };
  });

const { StreamSpecification: _none, ...definition } = tableDefinition(TableName);

export const opening: Call = { operation: 'CreateTable', input: definition };
export const closing: Call = { operation: 'DeleteTable', input: { TableName } };
