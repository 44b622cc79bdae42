import { contracts } from '@shared/core/api/contracts';
import { needsToken, type Route } from '@shared/core/api/route';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../support/client';
import { signIn } from '../support/accounts/sign-in';
import type { Scene } from './scenario/scene';
import type { Kept, KeptRole } from './world/kept';
import { noFaults } from './world/faults';
import { saveTables, writeLines } from './world/stored';
import type { World } from './world/world';

// Items as a release wrote them, with what their people could read. Later releases must read the same.

const routes = Object.entries(contracts).flatMap(([, ofArea]) => Object.entries<Route>(ofArea));

/** Reads whose path parameters the IDs fill. */
const readsFor = (ids: Kept['ids']): [string, Route][] =>
  routes.filter(
    ([, route]) =>
      route.method === 'GET' &&
      needsToken(route) &&
      [...route.path.matchAll(/\{(\w+)\}/g)].every(([, name]) => ids[name ?? ''] !== undefined),
  );

const call = (route: Route, ids: Kept['ids'], token: string) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, ids[name] ?? '']));
  return api(route, { params, query: {} }, { token });
};

/** Response statuses of all reads a person may try, by operation. */
export const readAll = async (kept: Pick<Kept, 'people' | 'ids'>, role: KeptRole): Promise<Map<string, number>> => {
  const { email, password } = kept.people[role];
  const { accessToken } = await signIn(email, password);
  const statuses = new Map<string, number>();
  for (const [name, route] of readsFor(kept.ids)) {
    statuses.set(name, (await call(route, kept.ids, accessToken)).status);
  }
  return statuses;
};

const answered = (statuses: Map<string, number>): string[] =>
  [...statuses].filter(([, status]) => status === 200).map(([name]) => name);

/** One event of each type, enough to show its shape. */
const oneOfEach = (events: readonly string[]): string[] => [
  ...new Map(events.map((event) => [(JSON.parse(event) as { 'detail-type': string })['detail-type'], event])).values(),
];

const idsOf = ({ actors, memory }: Scene): Kept['ids'] => {
  const placement = memory.placements[0];
  const application = memory.applications.find(({ nurse }) => nurse === placement?.nurse);
  if (!placement || !application) throw new Error('This scenario has no placement to keep.');
  return {
    placementId: placement.placementId,
    applicationId: application.applicationId,
    jobId: application.jobId,
    userId: placement.nurse.userId,
    organizationId: actors.employers.find((it) => it === placement.employer)!.organizationId,
  };
};

/** Writes the items, keys, events, and people of a scenario to the folder where the world keeps its pool. */
export const keep = async (world: World, scene: Scene, folder: string): Promise<void> => {
  world.setFaults(noFaults);
  await world.settle();
  saveTables(world.tables, folder);
  writeLines(join(folder, 'events.jsonl'), oneOfEach(world.events));
  const { employer, nurse } = scene.memory.placements[0]!;
  const people = { employer, nurse } satisfies Record<KeptRole, object>;
  const known: Pick<Kept, 'people' | 'ids'> = {
    people: {
      employer: { email: people.employer.email, password: people.employer.password },
      nurse: { email: people.nurse.email, password: people.nurse.password },
    },
    ids: idsOf(scene),
  };
  const reads = {
    employer: answered(await world.run(readAll(known, 'employer'))),
    nurse: answered(await world.run(readAll(known, 'nurse'))),
  };
  const kept: Kept = { ...known, reads };
  // The pool creates a new key.
  rmSync(join(folder, 'cognito', 'signing-key.json'));
  writeFileSync(join(folder, 'people.json'), `${JSON.stringify(kept, null, 2)}\n`);
};
