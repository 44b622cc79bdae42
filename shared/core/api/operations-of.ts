import type { Route } from './route';

export type Operation = { name: string; route: Route; pathParameters: Record<string, string> };
type Find = (method: string, path: string) => Operation | null;

const isParameter = (segment: string): boolean => segment.startsWith('{');

/**
 * Finds the operation of a request by its decoded path. If two match, the one with literal text first wins:
 * `/jobs/undo`, not `/jobs/{jobId}`.
 */
export const operationsOf = (routes: Readonly<Record<string, Route>>): Find => {
  const entries = Object.entries(routes)
    .map(([name, route]) => {
      const segments = route.path.split('/');
      return { name, route, segments, shape: segments.map((it) => Number(isParameter(it))).join('') };
    })
    .sort((a, b) => a.shape.localeCompare(b.shape));

  return (method, path) => {
    const asked = path.split('/');
    const found = entries.find(
      ({ route, segments }) =>
        route.method === method &&
        segments.length === asked.length &&
        segments.every((it, index) => (isParameter(it) ? asked[index] !== '' : it === asked[index])),
    );
    if (!found) return null;
    const parameters = found.segments.flatMap((it, index): [string, string][] =>
      isParameter(it) ? [[it.slice(1, -1), asked[index] ?? '']] : [],
    );
    return { name: found.name, route: found.route, pathParameters: Object.fromEntries(parameters) };
  };
};
