import { limits } from '@shared/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personRecord, recordedNumbers, recordedResults } from '../../../emulators/nppes/recorded';
import { createNppes, restSeconds } from './nppes-gateway';
import { readNppesReply } from './nppes-reply';
import { RegistryUnavailable, type RegistryCircuit } from './registry-port';

const reply = (results: readonly object[]) => ({ result_count: results.length, results });
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const recorded = (number: string) => reply(recordedResults.filter((it) => it.number === number));

describe('an NPPES reply', () => {
  it('is parsed as a person with former names, and no private data', () => {
    const entry = readNppesReply(recorded(recordedNumbers.person), recordedNumbers.person);
    expect(entry).toEqual({
      kind: 'person',
      active: true,
      name: 'ROBIN JO EXAMPLE',
      names: [
        { first: 'ROBIN', middle: 'JO', last: 'EXAMPLE' },
        { first: 'ROBIN', middle: '', last: 'MORENO' },
      ],
      taxonomy: 'Internal Medicine',
      state: 'OR',
      organizationNames: [],
      states: ['OR'],
    });
  });

  it('is parsed as an organization, a deactivated number, or nothing', () => {
    const { organization, deactivated } = recordedNumbers;
    expect(readNppesReply(recorded(organization), organization)).toMatchObject({
      kind: 'organization',
      active: true,
      organizationNames: ['HARBOR GENERAL HOSPITAL', 'HARBOR GENERAL WOMENS CLINIC'],
      states: ['OR'],
    });
    expect(readNppesReply(recorded(deactivated), deactivated)).toMatchObject({ kind: 'person', active: false });
    expect(readNppesReply(reply([]), '1600000032')).toBeNull();
  });

  it('can have numbers as numbers, and empty fields', () => {
    const record = personRecord({
      number: '1234567893',
      first: 'A',
      last: 'B',
      taxonomy: '',
      state: '',
    });
    const loose = { ...record, number: 1234567893, other_names: null, taxonomies: [], addresses: undefined };
    expect(readNppesReply(reply([loose]), '1234567893')).toMatchObject({ taxonomy: '', state: '', name: 'A B' });
  });

  it.each([
    ['its own failure', { Errors: [{ description: 'x', field: 'version', number: '19' }] }],
    ['a page', '<html>'],
    ['another number', recorded(recordedNumbers.person)],
    ['something else', null],
  ])('is none when it is %s', (_, body) => {
    expect(() => readNppesReply(body, '1999999984')).toThrow(RegistryUnavailable);
  });
});

const circuitFake = () => {
  const state = { open: false, opened: [] as number[] };
  const circuit: RegistryCircuit = {
    isOpen: async () => state.open,
    open: async (seconds) => void state.opened.push(seconds),
  };
  return { state, circuit };
};
const open = (request: typeof fetch) => {
  const { state, circuit } = circuitFake();
  return { state, registry: createNppes({ url: 'https://registry.test/api/', circuit, request }) };
};
const { person } = recordedNumbers;

describe('the registry', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }));
  afterEach(() => void vi.useRealTimers());

  it('is called for one number', async () => {
    const request = vi.fn<typeof fetch>(async () => json(recorded(person)));
    expect(await open(request).registry.find(person)).toMatchObject({ name: 'ROBIN JO EXAMPLE' });
    expect(String(request.mock.calls[0]?.[0])).toBe(`https://registry.test/api/?version=2.1&number=${person}`);
    expect(request.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  it('is called once more after a failure', async () => {
    const request = vi.fn<typeof fetch>(async () => json(recorded(person))).mockResolvedValueOnce(json({}, 503));
    expect(await open(request).registry.find(person)).toMatchObject({ active: true });
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['fails', () => Promise.resolve(json({}, 500))],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
    ['sends a page', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ])('is unavailable when it %s', async (_, answer) => {
    const request = vi.fn<typeof fetch>(answer);
    await expect(open(request).registry.find(person)).rejects.toThrow(RegistryUnavailable);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is abandoned when it does not answer in time, and the request is aborted', async () => {
    const ended: unknown[] = [];
    const request = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            ended.push(init.signal?.reason);
            reject(new Error('aborted'));
          });
        }),
    );
    const asked = open(request).registry.find(person);
    const refused = expect(asked).rejects.toThrow(RegistryUnavailable);
    await vi.advanceTimersByTimeAsync(limits.registryTimeoutMs + 1000);
    await refused;
    expect(ended).toHaveLength(2);
  });

  it('is not called after failures in a row, by this process or any', async () => {
    const request = vi.fn<typeof fetch>(async () => json({}, 500));
    const { registry, state } = open(request);
    for (let n = 0; n < 5; n += 1) await expect(registry.find(person)).rejects.toThrow(RegistryUnavailable);
    expect(request).toHaveBeenCalledTimes(3);
    expect(state.opened).toEqual([restSeconds]);
    request.mockImplementation(async () => json(recorded(person)));
    await vi.advanceTimersByTimeAsync((restSeconds + 1) * 1000);
    expect(await registry.find(person)).toMatchObject({ active: true });
  });

  it('is not called while others pause', async () => {
    const request = vi.fn<typeof fetch>();
    const { registry, state } = open(request);
    state.open = true;
    await expect(registry.find(person)).rejects.toThrow(RegistryUnavailable);
    expect(request).not.toHaveBeenCalled();
  });
});
