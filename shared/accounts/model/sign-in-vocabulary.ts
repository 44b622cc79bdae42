export const identityProviders = ['Google', 'LinkedIn'] as const;
