import type { TestProject } from 'vitest/node';
import { openStacks, type Stacks } from './stacks';

type Shared = { stacks: Promise<Stacks>; users: number };

/** Projects load this file separately, and share the stacks of the run. */
const holder = globalThis as { wardlineStacks?: Shared };

/** Stacks start when the first test asks for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (holder.wardlineStacks ??= { stacks: openStacks(), users: 0 });
  shared.users += 1;
  project.provide('stacks', (await shared.stacks).address);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await (await shared.stacks).close();
  };
}
