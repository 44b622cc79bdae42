import { setTimeout } from 'node:timers/promises';

type Page = { items: { jobId: string; title: string }[]; nextCursor: string | null };

const { WARDLINE_URL, WARDLINE_API_KEY } = process.env;

const readPage = async (cursor: string | null): Promise<Page> => {
  const url = new URL('/api/v1/jobs', WARDLINE_URL);
  if (cursor !== null) url.searchParams.set('cursor', cursor);
  const response = await fetch(url, { headers: { authorization: `Bearer ${WARDLINE_API_KEY}` } });
  if (response.status === 429) {
    await setTimeout(Number(response.headers.get('retry-after')) * 1000);
    return readPage(cursor);
  }
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Page;
};

let cursor: string | null = null;
do {
  const { items, nextCursor } = await readPage(cursor);
  for (const job of items) console.log(job.jobId, job.title);
  cursor = nextCursor;
} while (cursor !== null);
