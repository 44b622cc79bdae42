import { limits } from '@shared/limits';
import type { DomainEvent } from '@shared/core/model/event';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { describe, expect, it } from 'vitest';
import { verificationsFake, verificationItem, userId } from '../../../store/people/credentials/verifications.fake';
import type { RegistryEntry } from '../../../platform/registry/registry-port';
import type { RegistryAnswer } from '../../../store/people/credentials/registry-answers';
import type { VerificationItem } from '../../../store/people/credentials/verification-item';
import { checkCredentials, type CheckDeps } from './check-npi-number';
import { RegistryUnavailable } from '../../../platform/registry/registry-port';

const npiNumber = '1234567893';
const record: RegistryEntry = {
  kind: 'person',
  active: true,
  names: [{ first: 'ROBIN', middle: '', last: 'EXAMPLE' }],
  name: 'ROBIN EXAMPLE',
  taxonomy: 'Internal Medicine',
  state: 'OR',
  organizationNames: [],
  states: ['OR'],
};
const event: DomainEvent = {
  id: 'e',
  type: 'credential.check_requested',
  occurredAt: '2026-11-21T08:00:00.000Z',
  data: { userId, credentialId: npiItem },
};

const world = (fields: Partial<VerificationItem> = {}, last = 'Example') => {
  const fake = verificationsFake([verificationItem({ credentialId: npiItem, expiryDate: null, ...fields })]);
  const answers = new Map<string, RegistryAnswer>();
  const state = { says: record as RegistryEntry | null | Error, asked: 0, whileAsking: (): void => undefined };
  const deps: CheckDeps = {
    verifications: fake.verifications,
    clock: fake.clock,
    holders: { get: async () => ({ first: 'Robin', last, npiNumber }) },
    registry: {
      async find() {
        state.asked += 1;
        state.whileAsking();
        if (state.says instanceof Error) throw state.says;
        return state.says;
      },
    },
    answers: {
      get: async (number) => answers.get(number) ?? null,
      put: async (number, it) => void answers.set(number, it),
    },
  };
  const check = async () => {
    for (const { run } of checkCredentials(deps, event)) await run();
    return fake.stored(userId, npiItem)!;
  };
  return { ...fake, deps, answers, state, check };
};

describe('the check of an NPI number', () => {
  it('verifies a number the registry confirms, and stores the answer', async () => {
    const { check, answers, history } = world();
    expect(await check()).toMatchObject({ status: 'verified', source: 'nppes', dueAt: null, version: 2 });
    expect(answers.get(npiNumber)).toMatchObject({ record });
    expect(history(userId, npiItem)).toMatchObject([{ actor: 'registry', status: 'verified', by: null }]);
  });

  it('caches a confirmation for some days', async () => {
    const { check, state, pass } = world();
    await check();
    await check();
    expect(state.asked).toBe(1);
    pass((limits.registryCacheDays + 1) * 24 * 60);
    await check();
    expect(state.asked).toBe(2);
  });

  it('asks again after any other answer', async () => {
    const { check, state } = world();
    state.says = null;
    expect(await check()).toMatchObject({ status: 'rejected' });
    state.says = record;
    expect(await check()).toMatchObject({ status: 'verified' });
    expect(state.asked).toBe(2);
  });

  it('requests an explanation for a different name', async () => {
    const { check, history } = world({}, 'Other');
    expect(await check()).toMatchObject({ status: 'needs_info', source: 'nppes' });
    expect(history(userId, npiItem).at(-1)).toMatchObject({ cause: 'npiOtherName' });
  });

  it('marks a failed check, and makes it due again', async () => {
    const { check, state, answers } = world();
    state.says = new RegistryUnavailable();
    expect(await check()).toMatchObject({
      status: 'pending',
      couldNotBeChecked: true,
      dueAt: '2026-11-21T09:00:00.000Z',
      version: 2,
    });
    expect(answers.size).toBe(0);
    state.says = record;
    expect(await check()).toMatchObject({ status: 'verified', couldNotBeChecked: false, dueAt: null });
  });

  it('rethrows other failures for the queue to retry', async () => {
    const { check, state } = world();
    state.says = new Error('the table is away');
    await expect(check()).rejects.toThrow('the table is away');
  });

  it('keeps a reviewer’s decision', async () => {
    const rejected = world({ status: 'rejected', source: 'reviewer' });
    expect(await rejected.check()).toMatchObject({ status: 'rejected', source: 'reviewer' });
    const verified = world({ status: 'verified', source: 'reviewer' }, 'Other');
    expect(await verified.check()).toMatchObject({ status: 'verified', source: 'reviewer' });
    verified.state.says = { ...record, active: false };
    expect(await verified.check()).toMatchObject({ status: 'rejected', source: 'nppes' });
  });

  it('restarts when the case changes during the registry call', async () => {
    const { check, state, change } = world();
    let raced = false;
    state.says = null;
    state.whileAsking = () => {
      if (raced) state.says = record;
      else change(userId, npiItem, {});
      raced = true;
    };
    expect(await check()).toMatchObject({ status: 'verified', version: 3 });
    expect(state.asked).toBe(2);
  });

  it('does nothing without the case or the profile', async () => {
    const { deps, state, remove } = world();
    await Promise.all(checkCredentials({ ...deps, holders: { get: async () => null } }, event).map(({ run }) => run()));
    remove(userId, npiItem);
    await Promise.all(checkCredentials(deps, event).map(({ run }) => run()));
    expect(state.asked).toBe(0);
  });
});
