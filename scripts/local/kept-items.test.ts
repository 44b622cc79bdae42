import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from './json-file';
import { keptItems } from './kept-items';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wardline-kept-'));
  file = join(directory, 'queues', 'notify.jsonl');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const opened = () => keptItems<{ id: string; text: string }>(file, isRecord);
const one = { id: 'one', text: 'first' };
const two = { id: 'two', text: 'second' };

describe('stored items', () => {
  it('are restored in their latest state', () => {
    const items = opened();
    items.put([one, two]);
    items.put([{ ...one, text: 'changed' }]);
    items.remove(two.id);
    expect([...opened().all.values()]).toEqual([{ ...one, text: 'changed' }]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
  });

  it('take no space once all are removed', () => {
    const items = opened();
    items.put([one, two]);
    for (const { id } of [one, two]) items.remove(id);
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it('survive a process killed during a write', () => {
    opened().put([one]);
    appendFileSync(file, '{"put":{"id":"tw');
    const items = opened();
    expect([...items.all.values()]).toEqual([one]);
    items.put([two]);
    expect([...opened().all.values()]).toEqual([one, two]);
  });

  it.each(['{}\n', '[1]\n', '{"put"\n'])('explain what to do with a damaged file: %j', (text) => {
    opened();
    writeFileSync(file, text);
    expect(opened).toThrow('start over with: npm start -- --fresh');
  });
});
