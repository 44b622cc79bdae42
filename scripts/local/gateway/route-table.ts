import { gatewayFunctions, unknownRouteFunction } from '@shared/platform/functions';
import { gatewayRoutesOf } from '@shared/platform/gateway-routes';

export type RouteMatch = {
  /** Name of the function. */
  area: string;
  /** Route key as in API Gateway: "ANY /api/jobs/{proxy+}". */
  routeKey: string;
  pathParameters: Record<string, string>;
};

type Entry = { area: string; routeKey: string; method: string; segments: string[] };

const greedy = '{proxy+}';
const isParameter = (segment: string): boolean => segment.startsWith('{');

/**
 * A full match before a greedy one, the longer greedy path before the shorter, a method before ANY:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
 */
const rank = ({ method, segments }: Entry): number[] => [
  Number(segments.at(-1) === greedy),
  segments.filter(isParameter).length,
  -segments.length,
  Number(method === 'ANY'),
];

const isBefore = (a: Entry, b: Entry): number => {
  const others = rank(b);
  return (
    rank(a)
      .map((it, index) => it - others[index]!)
      .find((it) => it !== 0) ?? 0
  );
};

const entries: Entry[] = Object.entries(gatewayFunctions)
  .flatMap(([area, { routes }]) => gatewayRoutesOf(area, routes).map(({ key }) => ({ area, routeKey: key })))
  .map((route): Entry => {
    const [method = '', path = ''] = route.routeKey.split(' ');
    return { ...route, method, segments: path.split('/') };
  })
  .sort(isBefore);

const fits = ({ method, segments }: Entry, askedMethod: string, asked: string[]): boolean => {
  if (method !== 'ANY' && method !== askedMethod) return false;
  const isGreedy = segments.at(-1) === greedy;
  const fixed = isGreedy ? segments.slice(0, -1) : segments;
  if (isGreedy ? asked.length <= fixed.length : asked.length !== fixed.length) return false;
  return fixed.every((it, index) => (isParameter(it) ? asked[index] !== '' : it === asked[index]));
};

/** Matches a decoded path. */
export const matchRoute = (method: string, path: string): RouteMatch => {
  const asked = path.split('/');
  const found = entries.find((entry) => fits(entry, method, asked));
  if (!found) return { area: unknownRouteFunction.name, routeKey: unknownRouteFunction.routeKey, pathParameters: {} };
  const pathParameters = found.segments.flatMap((it, index): [string, string][] => {
    if (it === greedy) return [['proxy', asked.slice(index).join('/')]];
    return isParameter(it) ? [[it.slice(1, -1), asked[index] ?? '']] : [];
  });
  return { area: found.area, routeKey: found.routeKey, pathParameters: Object.fromEntries(pathParameters) };
};
