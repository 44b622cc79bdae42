import { contracts } from '@shared/core/api/contracts';
import { inputFields, type InputField } from '@shared/core/api/input-fields.fixture';
import { isForKeys, type Route } from '@shared/core/api/route';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainImage } from '@lambdas/platform/table/marshal';
import { api, type CallOptions } from '../support/client';
import { jobDraft, profile } from '../support/marketplace';
import { permissionRows } from '../support/permissions/permission-rows';
import { stale, type Call } from '../support/permissions/row';
import { edgesOf, rangeCalls, withValue } from './edges/edges';
import { exampleOf } from './edges/example';
import { gatherScene, type Actor, type Scene } from './edges/scene';
import { openWorld, type World } from './world/world';

// Sends every operation the edge values of its dates, numbers, texts, and lists.

const operations = Object.values(contracts).flatMap((routes) => Object.entries(routes as Record<string, Route>));
const actors: readonly Actor[] = ['anonymous', 'professional', 'newcomer', 'employer', 'key', 'staff'];

/** Table reads allowed for a call: a bulk action reads three times for each of 50 entries. Day loops are capped. */
const mostReads = 200;
/** What a refused call may write: counters, code attempts, last activity, and staff decisions before the effect. */
const leftByRefusals = new Set([
  ...['DailyCount', 'MinuteCount', 'WorkCount', 'Idempotency', 'Otp', 'Phone', 'TicketNumbers'],
  ...['Account', 'Member', 'ApiKey', 'DeadLetterDecision'],
]);

let world: World;
let scene: Scene;

const roleOf = { professional: 'professional', newcomer: 'admin', employer: 'admin', staff: 'support' } as const;

const mayCall = ({ access }: Route, actor: Actor): boolean => {
  if (isForKeys(access)) return actor === 'key';
  if (access === 'public' || access === 'publishableKey') return actor !== 'key';
  if (actor === 'anonymous' || actor === 'key') return false;
  return access === 'signedIn' || scopeOf(access, roleOf[actor]) !== 'none';
};

/** Bodies for rows that send what is refused before it is read. */
const bodies: Record<string, () => unknown> = {
  createJob: () => ({ job: jobDraft(), status: 'draft' }),
  v1CreateJob: () => ({ job: jobDraft() }),
  updateJob: () => ({ job: jobDraft(), version: stale }),
  saveProfileDraft: () => ({ profile: profile(), step: 'basic', version: stale }),
};

const isTimed = ({ kind, path }: InputField): boolean =>
  ['day', 'instant', 'number'].includes(kind) && path.at(-1) !== 'version';

const takes = async (route: Route, call: Call): Promise<boolean> => {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (schema && !(await schema.safeParseAsync(call[part] ?? {})).success) return false;
  }
  return true;
};

/** Builds a call that gets as far into the use case as possible, on existing records unless it would delete them. */
const baseOf = async (name: string, route: Route, fields: readonly InputField[]): Promise<Call> => {
  const ofRow = permissionRows[name]?.call?.(scene.records, scene.rows) ?? {};
  const isKept = route.method === 'GET' || fields.some(isTimed);
  const base: Call = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (!schema) continue;
    const given = part === 'body' && bodies[name] ? bodies[name]() : ofRow[part];
    const isTaken = given !== undefined && (await schema.safeParseAsync(given)).success;
    base[part] = (isTaken ? given : await exampleOf(schema)) as never;
  }
  if (!base.params) return base;
  const params = Object.entries(base.params).map(([key, value]) => [key, (isKept && scene.known[key]) || value]);
  return { ...base, params: Object.fromEntries(params) as Record<string, string> };
};

type Answer = { status: number; body: { code?: string } };

const send = async (route: Route, call: Call, actor: Actor): Promise<Answer> => {
  const token = scene.tokens[actor];
  return (api as (route: Route, call: Call, options: CallOptions) => Promise<Answer>)(
    route,
    call,
    token === null ? {} : { token },
  );
};

/** Kinds of items that changed; an item that was created and deleted again doesn't count. */
const storedSince = (changed: number): string[] =>
  [...Map.groupBy(world.changes.slice(changed), ({ keys }) => JSON.stringify(keys)).values()].flatMap((all) => {
    const [before, after] = [all[0]!.before, all.at(-1)!.after];
    return before || after ? [String(plainImage(after ?? before!)['entity'])] : [];
  });

const problems: string[] = [];
let most = { reads: 0, name: '' };
let calls = 0;

/** Sends the call, and notes what is wrong with the answer. */
const look = async (name: string, route: Route, call: Call, actor: Actor, value: string): Promise<number> => {
  const [changed, asked] = [world.changes.length, world.course.length];
  const { status } = await send(route, call, actor);
  calls += 1;
  const reads = world.course.slice(asked).filter((line) => line.includes('dynamodb.test')).length;
  if (reads > most.reads) most = { reads, name: `${name} ${value}` };
  const note = (problem: string): void => void problems.push(`${name} as ${actor}, ${value}: ${problem}`);
  if (status > 499) note(`answered ${status}`);
  if (status === 401 && mayCall(route, actor) && actor !== 'anonymous') note('is signed out');
  if (reads > mostReads) note(`asked the table ${reads} times`);
  if (status < 400) return status;
  const stored = storedSince(changed).filter((entity) => !leftByRefusals.has(entity));
  if (stored.length > 0) note(`answered ${status} and stored ${stored.join(', ')}`);
  return status;
};

const nameOf = ({ part, path }: InputField, value: unknown): string =>
  `${[part, ...path].join('.')} = ${JSON.stringify(value).slice(0, 40)}`;

/** Operations reached by someone who may call them. */
const reached = new Set<string>();

const tryOperation = async (name: string, route: Route): Promise<void> => {
  const fields = inputFields(route);
  const base = await baseOf(name, route, fields);
  for (const actor of actors) await look(name, route, base, actor, 'as usual');
  const actor = (['employer', 'professional', 'staff', 'key', 'anonymous'] as const).find((it) => mayCall(route, it))!;
  reached.add(name);
  const refused: Call[] = [];
  for (const field of fields) {
    for (const { what, call, isRefused } of rangeCalls(base, field, fields)) {
      const status = await look(name, route, call, actor, nameOf(field, what));
      if (isRefused && status !== 400) problems.push(`${name}: the range ${what} answered ${status}`);
    }
    for (const value of await edgesOf(field)) {
      const call = withValue(base, field, value);
      if (!call) continue;
      if (!(await takes(route, call))) refused.push(call);
      else if (isTimed(field)) await look(name, route, call, actor, nameOf(field, value));
    }
  }
  let longest = base;
  for (const field of fields.filter(({ kind }) => kind === 'text' || kind === 'list')) {
    for (const value of (await edgesOf(field)).toReversed()) {
      const call = withValue(longest, field, value);
      if (!call || !(await takes(route, call))) continue;
      longest = call;
      break;
    }
  }
  if (longest !== base) await look(name, route, longest, actor, 'the longest of everything');
  // The contract refuses them before anything else happens, so one of them is enough.
  const [one] = refused.slice(-1);
  if (one) await look(name, route, one, actor, 'refused by the contract');
};

it('no field’s edge value breaks an operation, costs much, or stores a rejected value', async () => {
  const listed = readFileSync('docs/operations.txt', 'utf8').trim().split('\n');
  world = await openWorld(1);
  try {
    scene = await world.run(gatherScene());
    await world.settle();
    await world.runSchedule('snapshot-search');
    await world.stopFollowing();
    for (const [name, route] of operations) await world.run(tryOperation(name, route));
  } finally {
    await world.close();
  }
  console.info(`${calls} calls; most reads: ${most.reads} of ${most.name}`);
  expect(problems).toEqual([]);
  expect(listed.map((line) => line.split(' ')[0]!).filter((name) => !reached.has(name))).toEqual([]);
});
