import type { Resource } from './resources';

/** Answers unmatched routes with the standard error body. */
export const unknownRouteFunction = {
  name: 'unknown-route',
  entry: 'lambdas/platform/http/unknown-route.ts',
  routeKey: '$default',
  uses: [],
  memoryMb: 128,
} as const satisfies { name: string; entry: string; routeKey: string; uses: readonly Resource[]; memoryMb: number };
