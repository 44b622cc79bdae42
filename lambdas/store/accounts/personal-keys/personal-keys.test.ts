import { AppError } from '@shared/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttributeClasses } from '../../attribute-classes';
import { openAttributes, sealAttributes } from './encrypted-attributes';
import { FakeKeyService } from './key-service.fake';
import { FakeKeysTable } from './keys-table.fake';
import { createPersonalKeys, destroyDataKey } from './personal-keys';

const at = '2026-11-24T03:00:00.000Z';

let table: FakeKeysTable;
let service: FakeKeyService;
let now: number;
const keys = () => createPersonalKeys(table, service, { now: () => new Date(now) });

beforeEach(() => {
  table = new FakeKeysTable();
  service = new FakeKeyService();
  now = Date.parse(at);
});

describe('a data key', () => {
  it('is created once per person, and stored only wrapped', async () => {
    const made = await keys().make('ada');
    expect(await keys().make('ada')).toEqual(made);
    expect(await keys().find('ada')).toEqual(made);
    expect(await keys().make('grace')).not.toEqual(made);
    expect(JSON.stringify([...table.items.values()])).not.toContain(made.toString('base64'));
  });

  it('is the same for two requests that create it at once', async () => {
    const [one, other] = await Promise.all([keys().make('ada'), keys().make('ada')]);
    expect(one).toEqual(other);
    expect(await keys().find('ada')).toEqual(one);
  });

  it('is unwrapped once for all reads of a request', async () => {
    await keys().make('ada');
    const [before, reads] = [service.calls, table.reads];
    const again = keys();
    await Promise.all([again.find('ada'), again.find('ada'), again.make('ada')]);
    await again.find('ada');
    expect([service.calls - before, table.reads - reads]).toEqual([1, 1]);
  });

  it('expires from memory after half a minute', async () => {
    const kept = keys();
    await kept.make('ada');
    await destroyDataKey(table, 'ada', at);
    now += 29_000;
    expect(await kept.find('ada')).not.toBeNull();
    now += 2_000;
    expect(await kept.find('ada')).toBeNull();
  });

  it('is kept in memory for a limited number of people', async () => {
    const kept = keys();
    for (let index = 0; index <= 100; index += 1) await kept.make(`person-${index}`);
    const calls = service.calls;
    await kept.find('person-100');
    expect(service.calls).toBe(calls);
    await kept.find('person-0');
    expect(service.calls).toBe(calls + 1);
  });

  it('is looked up again when it was missing', async () => {
    const kept = keys();
    expect(await kept.find('ada')).toBeNull();
    const made = await keys().make('ada');
    expect(await kept.find('ada')).toEqual(made);
  });

  it('is requested again when it could not be unwrapped', async () => {
    const made = await keys().make('ada');
    const { unwrap } = service;
    service.unwrap = () => Promise.reject(new Error('kms answered 400 ThrottlingException.'));
    const kept = keys();
    await expect(kept.find('ada')).rejects.toThrow('Throttling');
    service.unwrap = unwrap;
    expect(await kept.find('ada')).toEqual(made);
  });

  it('is never restored once it is destroyed', async () => {
    await keys().make('ada');
    await destroyDataKey(table, 'ada', at);
    await destroyDataKey(table, 'ada', '2027-01-01T00:00:00.000Z');
    expect(await keys().find('ada')).toBeNull();
    await expect(keys().make('ada')).rejects.toThrow(new AppError('NOT_FOUND'));
    expect(table.items.get('ada')).toMatchObject({ destroyedAt: at });
    await destroyDataKey(table, 'a stranger', at);
    await expect(keys().make('a stranger')).rejects.toThrow(new AppError('NOT_FOUND'));
  });
});

describe('the attributes of an item', () => {
  const classes: AttributeClasses = { birth: 'special', number: 'credential', city: 'contact' };
  const item = { pk: 'USER#ada', sk: 'PRIVATE', birth: '1984-02-29', number: '', city: 'Boise' };

  it('are encrypted by their class, if they have a value', async () => {
    const sealed = await sealAttributes(keys(), 'ada', item, classes);
    expect(sealed).toEqual({ ...item, birth: { sealed: expect.any(String) as string } });
    expect(await sealAttributes(keys(), 'ada', item, classes)).toEqual(sealed);
    expect(await openAttributes(keys(), 'ada', sealed, classes)).toEqual(item);
  });

  it('need no key while they have no value', async () => {
    const empty = { ...item, birth: null };
    expect(await sealAttributes(keys(), 'ada', empty, classes)).toEqual(empty);
    expect(await openAttributes(keys(), 'ada', empty, classes)).toEqual(empty);
    expect([service.calls, table.reads]).toEqual([0, 0]);
  });

  it('from before encryption are read unchanged', async () => {
    expect(await openAttributes(keys(), 'ada', item, classes)).toEqual(item);
  });

  it('are missing once the key is destroyed', async () => {
    const sealed = await sealAttributes(keys(), 'ada', item, classes);
    await destroyDataKey(table, 'ada', at);
    expect(await openAttributes(keys(), 'ada', sealed, classes)).toEqual({ ...item, birth: undefined });
  });
});
