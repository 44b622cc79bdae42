import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { TestStack } from '../stack';

type Zip = Record<string, Uint8Array>;

export const buildExports = async (stack: TestStack): Promise<void> => {
  await stack.runSchedule('build-exports');
  await stack.drain();
};

export const unzipped = async (url: string): Promise<Zip> => {
  const reply = await fetch(url);
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
  return unzipSync(new Uint8Array(await reply.arrayBuffer()));
};

export const textIn = (zip: Zip, path: string): string => strFromU8(zip[path] ?? new Uint8Array());

/** Lists one entity's records in a part of the export. */
export const listOf = (zip: Zip, part: string, list: string): Record<string, unknown>[] => {
  const { items } = JSON.parse(textIn(zip, `data/${part}.json`)) as { items: Record<string, unknown>[] };
  return items.filter((item) => item['list'] === list);
};
