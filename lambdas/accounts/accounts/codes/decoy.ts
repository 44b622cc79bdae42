/** Takes the place of an account where an answer must not show whether there is one. */
export const decoy = { userId: '00000000-0000-4000-8000-000000000000', email: 'decoy@decoy.invalid' } as const;
