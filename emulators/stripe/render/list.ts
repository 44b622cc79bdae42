export type Json = Record<string, unknown>;
export type List = { object: 'list'; url: string; has_more: boolean; data: Json[] };

export const listOf = (url: string, data: Json[], has_more = false): List => ({ object: 'list', url, has_more, data });

/** Part of every object. */
export const test = { livemode: false } as const;
