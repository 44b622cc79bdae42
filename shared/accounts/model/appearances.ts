/** Apart from the schema, so that pages need no zod for them. */
export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];
