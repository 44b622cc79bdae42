import { gatewayFunctions } from '@shared/platform/functions';
import type { Route } from '@shared/api/route';

export type RouteMatch = {
  area: string;
  route: Route;
  /** As in API Gateway: "GET /api/jobs/{jobId}". */
  routeKey: string;
  pathParameters: Record<string, string>;
};

type Entry = { area: string; route: Route; routeKey: string; segments: string[] };

const entries: Entry[] = Object.entries(gatewayFunctions).flatMap(([area, { routes }]) =>
  Object.values<Route>(routes).map((route) => ({
    area,
    route,
    routeKey: `${route.method} ${route.path}`,
    segments: route.path.split('/'),
  })),
);

const isParameter = (segment: string): boolean => segment.startsWith('{');
const literals = (entry: Entry): number => entry.segments.filter((segment) => !isParameter(segment)).length;
// Most specific route first, as in API Gateway.
const bySpecificity = [...entries].sort((a, b) => literals(b) - literals(a));

const fits = (entry: Entry, method: string, segments: string[]): boolean =>
  entry.route.method === method &&
  entry.segments.length === segments.length &&
  entry.segments.every((segment, index) =>
    isParameter(segment) ? segments[index] !== '' : segment === segments[index],
  );

/** Null without a match. Throws URIError for a malformed path. */
export const matchRoute = (method: string, path: string): RouteMatch | null => {
  const segments = path.split('/');
  const entry = bySpecificity.find((candidate) => fits(candidate, method, segments));
  if (!entry) return null;
  const parameters = entry.segments.flatMap((segment, index): [string, string][] =>
    isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
  );
  return { ...entry, pathParameters: Object.fromEntries(parameters) };
};
