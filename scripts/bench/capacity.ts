import type { Capacity, CapacityProxy } from './capacity-proxy';
import type { Caller } from './calls/caller';
import { allRoutes, callEveryRoute, callRoute } from './route-calls';

export type RouteCapacity = Capacity & { route: string; name: string };

/** `unmeasured`: operations that nothing here calls. */
type MeasuredCapacity = { capacity: RouteCapacity[]; unmeasured: string[] };

/** Capacity units per operation; the maximum if called several times. */
export const measureCapacity = async (proxy: CapacityProxy): Promise<MeasuredCapacity> => {
  const measured = new Map<string, RouteCapacity>();
  const call: Caller = async (name, parts = {}, token) => {
    const found = allRoutes.find((it) => it.name === name);
    if (!found) throw new Error(`No operation is called ${name}.`);
    let answer: Awaited<ReturnType<Caller>> | undefined;
    const capacity = await proxy.during(found.area, async () => {
      answer = await callRoute(found, parts, token);
    });
    const before = measured.get(name);
    if (!before || units(capacity) > units(before)) {
      measured.set(name, { route: `${found.route.method} ${found.route.path}`, name, ...capacity });
    }
    return answer!;
  };
  await callEveryRoute(call);
  return {
    capacity: allRoutes.flatMap(({ name }) => measured.get(name) ?? []),
    unmeasured: allRoutes.filter(({ name }) => !measured.has(name)).map(({ name }) => name),
  };
};

const units = ({ readUnits, writeUnits }: Capacity): number => readUnits + writeUnits;
