/** Without zod, for pages that must stay small. */

export const keyAreas = ['jobs', 'applications', 'interviews', 'offers', 'placements', 'timesheets', 'events'] as const;
export type KeyArea = (typeof keyAreas)[number];

export const keyRights = ['read', 'write'] as const;
export type KeyRight = (typeof keyRights)[number];

/** Permissions of a key by area. Write access doesn't include read access. */
export const keyScopes = [
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'interviews:read',
  'offers:read',
  'placements:read',
  'timesheets:read',
  'timesheets:write',
  'events:read',
] as const satisfies readonly `${KeyArea}:${KeyRight}`[];
export type KeyScope = (typeof keyScopes)[number];

/** Default scopes of a new key: read only. */
export const newKeyScopes: readonly KeyScope[] = keyScopes.filter((scope) => scope.endsWith(':read'));

export const keyPrefix = 'sk_live_';
/** Lengths after the prefix. */
export const keyLengths = { id: 12, secret: 32, check: 6 } as const;

/** The public part of a key: 20 characters and an ellipsis. */
export const shownKey = (keyId: string): string => `${keyPrefix}${keyId}…`;
