import type { Resource } from './resources';

/** Cognito pre-sign-up trigger for identity providers, where configured. */
export const signUpTrigger = {
  name: 'pre-sign-up',
  entry: 'lambdas/accounts/accounts/identity-providers/pre-sign-up.ts',
  uses: ['tableRead', 'tableWrite', 'hashKey', 'poolUsers'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };

export const tokenTrigger = {
  name: 'pre-token',
  entry: 'lambdas/accounts/accounts/tokens/pre-token.ts',
  uses: ['tableRead', 'tableWrite', 'poolClients', 'hashKey', 'securityLog'],
} as const satisfies { name: string; entry: string; uses: readonly Resource[] };
