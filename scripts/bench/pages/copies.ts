import type { Page } from '@playwright/test';

type Body = Record<string, unknown>;

const copyMark = /~copy\d+/g;
const withoutMark = (text: string): string => decodeURIComponent(text).replace(copyMark, '');

/** Copies of records with new IDs, up to the count; requests about a copy are answered with its original. */
const copied = (items: readonly Body[], count: number, id: string): Body[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length]!;
    return index < items.length ? item : { ...item, [id]: `${String(item[id])}~copy${index}` };
  });

/**
 * Extends a list of the local stack for a benchmark: one page with `count` items, repeated from the real ones. The server
 * answers everything else.
 */
export const lengthen = async (
  page: Page,
  { address, id, count }: { address: RegExp; id: string; count: number },
): Promise<void> => {
  await page.route(/\/api\//, (route) => route.continue({ url: withoutMark(route.request().url()) }));
  await page.route(address, async (route) => {
    const response = await route.fetch({ url: withoutMark(route.request().url()) });
    const body = (await response.json()) as Body & { items: Body[] };
    if (body.items.length === 0) throw new Error(`${String(address)} has nothing to repeat.`);
    await route.fulfill({ response, json: { ...body, items: copied(body.items, count, id), nextCursor: null } });
  });
};
