import { contracts } from '@shared/core/api/contracts';
import type { Route } from '@shared/core/api/route';
import type { OperationName } from '../api/api';

export type ReceivedParts = { params?: object; query?: object; body?: unknown };

type Operation = { name: OperationName; route: Route; pattern: RegExp };

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);

const literals = ({ route }: Operation): number => route.path.split('/').filter((part) => !part.startsWith('{')).length;

/** Fixed paths first, like the gateway. */
const operations: Operation[] = Object.values(contracts)
  .flatMap((routes) => Object.entries<Route>(routes))
  .map(([name, route]) => ({ name: name as OperationName, route, pattern: patternOf(route.path) }))
  .sort((one, other) => literals(other) - literals(one));

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

export const routeOf = (method: string, address: string, body: BodyInit | null | undefined) => {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  for (const { name, route, pattern } of operations) {
    const match = route.method === method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const call: ReceivedParts = {
      ...(route.params && { params: decoded({ ...match.groups }) }),
      ...(route.query && { query: Object.fromEntries(searchParams) }),
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
    };
    return { name, route, call };
  }
  return null;
};
