import type { Item } from '../../platform/table/table';
import type { Bytes } from './ports';

export type StoredRow = { entity: string; row: Item };

export const linesOf = async function* (bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest;
};

export const rowsOf = async function* (bytes: Bytes): AsyncGenerator<StoredRow> {
  for await (const line of linesOf(bytes)) yield JSON.parse(line) as StoredRow;
};

export const textFrom = async (bytes: Bytes): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
