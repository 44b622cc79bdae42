import { invitesAbuse, type Route } from '../core/api/route';

/**
 * A route of the HTTP API. An area has one for its path and one for all paths below, so operations can be added: an API
 * has at most 300 routes (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html).
 */
export type GatewayRoute = { key: string; operations: Readonly<Record<string, Route>> };

/** Path of all operations of an area, except those in `hasOwnRoute`. */
export const addressOf = (area: string): string =>
  area.startsWith('public-') ? `/api/v1/${area.slice('public-'.length)}` : `/api/${area}`;

/** Paths shared with other areas or named in the specification, and operations with their own throttle. */
const hasOwnRoute = (area: string, route: Route): boolean =>
  invitesAbuse(route) || !`${route.path}/`.startsWith(`${addressOf(area)}/`);

const keyOf = (area: string, route: Route): string => {
  if (hasOwnRoute(area, route)) return `${route.method} ${route.path}`;
  return route.path === addressOf(area) ? `ANY ${route.path}` : `ANY ${addressOf(area)}/{proxy+}`;
};

export const gatewayRoutesOf = (area: string, operations: Readonly<Record<string, Route>>): GatewayRoute[] => {
  const byKey = Map.groupBy(Object.entries(operations), ([, route]) => keyOf(area, route));
  return [...byKey].map(([key, entries]) => ({ key, operations: Object.fromEntries(entries) }));
};
