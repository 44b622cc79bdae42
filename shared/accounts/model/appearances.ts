/** Separate from the schema, so pages don't load zod for it. */
export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];
