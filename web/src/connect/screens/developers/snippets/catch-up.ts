import { readFile, writeFile } from 'node:fs/promises';

type Event = { id: string; type: string; sequence: number };
type Page = { items: Event[]; after: number; hasMore: boolean };

const { WARDLINE_URL, WARDLINE_API_KEY } = process.env;

let after = Number(await readFile('last-event.txt', 'utf8').catch(() => '0'));
let hasMore = true;
while (hasMore) {
  const response = await fetch(`${WARDLINE_URL}/api/v1/events?after=${after}`, {
    headers: { authorization: `Bearer ${WARDLINE_API_KEY}` },
  });
  if (!response.ok) throw new Error(await response.text());
  const page = (await response.json()) as Page;
  for (const event of page.items) console.log(event.sequence, event.type);
  ({ after, hasMore } = page);
  await writeFile('last-event.txt', String(after));
}
