import type { VerificationStep } from '@shared/people/model/verification';
import type { VerificationChange, Verifications, VerificationStepItem } from './verifications';
import type { Clock } from '../../../platform/clock';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { VerificationItem } from './verification-item';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
export const licenseId = `lic_${'0'.repeat(26)}`;
const start = '2026-11-21T08:00:00.000Z';

export const verificationItem = (fields: Partial<VerificationItem> = {}): VerificationItem => ({
  userId,
  credentialId: licenseId,
  label: 'Medical license',
  certification: null,
  state: 'OR',
  status: 'pending',
  source: null,
  verifiedAt: null,
  expiryDate: '2028-01-01',
  couldNotBeChecked: false,
  document: null,
  openedAt: start,
  updatedAt: start,
  version: 1,
  dueAt: null,
  checkRequestedAt: null,
  ...fields,
});

type Step = VerificationStep & Pick<VerificationStepItem, 'by'>;

export const verificationsFake = (initial: readonly VerificationItem[] = []) => {
  const nameOf = (userIdOf: string, credentialId: string): string => `${userIdOf}/${credentialId}`;
  const all = new Map(initial.map((it) => [nameOf(it.userId, it.credentialId), it]));
  const taken = new Map<string, Step[]>();
  const reminders: number[] = [];
  let now = new Date(start);
  let ids = 0;
  const clock: Clock = {
    now: () => now,
    newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}`,
  };

  const write = (
    before: VerificationItem,
    change: VerificationChange,
    more: Partial<VerificationItem>,
  ): VerificationItem => {
    const name = nameOf(before.userId, before.credentialId);
    const current = all.get(name);
    if (current?.version !== before.version || current.dueAt !== before.dueAt) throw new ConcurrentModificationError();
    const { remindedDays, ...fields } = change;
    if (remindedDays !== undefined) reminders.push(remindedDays);
    const after = { ...before, ...fields, ...more };
    all.set(name, after);
    return after;
  };
  const verifications: Verifications = {
    get: async (...ref) => all.get(nameOf(...ref)) ?? null,
    list: async (owner) => [...all.values()].filter((it) => it.userId === owner),
    steps: async (...ref) => (taken.get(nameOf(...ref)) ?? []).map(({ by: _by, ...step }) => step),
    histories: async (owner) =>
      new Map(
        [...taken].flatMap(([name, steps]) => {
          const [holder, credentialId = ''] = name.split('/');
          return holder === owner ? [[credentialId, steps.map(({ by: _by, ...step }) => step)] as const] : [];
        }),
      ),
    async move(before, change, at, step) {
      const after = write(before, change, { updatedAt: at, version: before.version + 1 });
      const name = nameOf(before.userId, before.credentialId);
      if (step) taken.set(name, [...(taken.get(name) ?? []), { ...step, status: after.status, at }]);
      return after;
    },
    note: async (before, change) => write(before, change, {}),
  };
  return {
    verifications,
    clock,
    reminders,
    stored: (...ref: [string, string]) => all.get(nameOf(...ref)),
    history: (...ref: [string, string]) => taken.get(nameOf(...ref)) ?? [],
    every: () => [...all.values()],
    change: (owner: string, credentialId: string, fields: Partial<VerificationItem>) => {
      const current = all.get(nameOf(owner, credentialId))!;
      all.set(nameOf(owner, credentialId), { ...current, ...fields, version: current.version + 1 });
    },
    remove: (...ref: [string, string]) => void all.delete(nameOf(...ref)),
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    setNow: (instant: string) => {
      now = new Date(instant);
    },
  };
};
