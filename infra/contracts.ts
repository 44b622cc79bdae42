import type { Route } from '../shared/core/api/route';
import { gatewayFunctions } from '../shared/platform/functions';
import type { Resource } from '../shared/platform/resources';

export type Area = { name: string; uses: readonly Resource[]; routes: Record<string, Route> };

export const areas: readonly Area[] = Object.entries<Omit<Area, 'name'>>(gatewayFunctions).map(([name, area]) => ({
  name,
  ...area,
}));

/** Areas in a second stack: CloudFormation allows 500 resources in one. A deployed function can't move to another stack. */
const laterAreas = new Set<string>([
  'analytics',
  'api-keys',
  'attendance',
  'audit',
  'billing',
  'billing-webhook',
  'dead-letters',
  'evidence',
  'integrations',
  'job-feed',
  'locations',
  'message-templates',
  'organization-verifications',
  'pay-statements',
  'public-applications',
  'public-events',
  'public-interviews',
  'public-jobs',
  'public-offers',
  'public-timesheets',
  'reports',
  'scorecards',
  'shifts',
  'site-state',
  'staff',
  'support',
  'vendor-hooks',
  'webhooks',
] satisfies (keyof typeof gatewayFunctions)[]);

/** Areas by stack name. */
export const areasOf = {
  api: areas.filter(({ name }) => !laterAreas.has(name)),
  'api-2': areas.filter(({ name }) => laterAreas.has(name)),
};

export const allRoutes: readonly Route[] = areas.flatMap(({ routes }) => Object.values(routes));
