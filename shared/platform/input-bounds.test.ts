import { expect, it } from 'vitest';
import * as z from 'zod';
import { GivenDay, GivenInstant, PlannedDay, ranged } from '../core/model/given-times';
import { Day, Instant } from '../core/model/fields';
import { apiFunctions } from './functions';
import { inputFields } from '../core/api/input-fields.fixture';
import type { Route } from '../core/api/route';

const route = (body: z.ZodType): Route => ({
  method: 'POST',
  path: '/api/test',
  access: 'public',
  summary: '',
  body,
  response: z.null(),
  errors: [],
});

const missingOf = (of: Route): string[] =>
  inputFields(of).flatMap(({ part, path, missing }) => (missing ? [`${[part, ...path].join('.')}: ${missing}`] : []));

const operations = Object.values(apiFunctions).flatMap(({ routes }) => Object.entries(routes as Record<string, Route>));

/** The source and target week of a copy. */
const notRanges = ['checkShifts body: ranged'];

it('every field of every operation has bounds', () => {
  expect(operations.length).toBeGreaterThan(600);
  const missing = operations.flatMap(([name, of]) => missingOf(of).map((it) => `${name} ${it}`));
  expect(missing).toEqual(notRanges);
});

it('finds fields without bounds', () => {
  const body = z.strictObject({
    text: z.string(),
    words: z.string().regex(/^\w+$/),
    count: z.int().min(1),
    list: z.array(z.boolean()),
    codes: z.record(z.string().max(3), z.boolean()),
    day: Day,
    at: Instant.nullable(),
    open: z.object({}),
    between: z.strictObject({ from: PlannedDay, until: PlannedDay.optional() }),
  });
  expect(missingOf(route(body))).toEqual([
    'body.text: max',
    'body.words: max',
    'body.count: max',
    'body.list: max',
    'body.codes: max',
    'body.day: given-times',
    'body.at: given-times',
    'body.open: strictObject',
    'body.between: ranged',
  ]);
});

it('accepts fields with bounds', () => {
  const body = z.strictObject({
    text: z.string().max(3),
    word: z.string().regex(/^[a-z+]{1,3}$/),
    id: z.uuid(),
    count: z.int().min(1).max(2).nullable().default(null),
    list: z.array(z.enum(['a'])).max(3),
    codes: z.partialRecord(z.enum(['a']), z.boolean()),
    day: GivenDay,
    at: GivenInstant,
    between: ranged(z.strictObject({ from: PlannedDay, to: PlannedDay }), { from: 'from', to: 'to' }, { days: 2 }),
  });
  expect(missingOf(route(body))).toEqual([]);
});
