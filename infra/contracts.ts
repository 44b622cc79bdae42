import type { Route } from '../shared/api/route';
import { gatewayFunctions } from '../shared/platform/functions';
import type { Resource } from '../shared/platform/resources';

export type Area = { name: string; uses: readonly Resource[]; routes: Record<string, Route> };

export const areas: readonly Area[] = Object.entries<Omit<Area, 'name'>>(gatewayFunctions).map(([name, area]) => ({
  name,
  ...area,
}));

export const allRoutes: readonly Route[] = areas.flatMap(({ routes }) => Object.values(routes));
