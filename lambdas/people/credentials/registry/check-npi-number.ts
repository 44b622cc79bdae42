import {
  isNamed,
  movesVerification,
  registryOutcome,
  type PersonName,
} from '@shared/people/rules/credentials/registry-outcome';
import { limits } from '@shared/limits';
import type { DomainEvent, EventOf } from '@shared/core/model/event';
import type { VerificationChange, Verifications } from '../../../store/people/credentials/verifications';
import { addSeconds, type Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { RegistryAnswer, RegistryAnswers } from '../../../store/people/credentials/registry-answers';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { VerificationItem } from '../../../store/people/credentials/verification-item';
import type { Effect } from '../../../events/ports';
import { RegistryUnavailable, type Registry } from '../../../platform/registry/registry-port';

type Holder = Pick<PersonName, 'first' | 'last'> & { npiNumber: string };

export type CheckDeps = {
  verifications: Pick<Verifications, 'get' | 'move'>;
  holders: { get(userId: string): Promise<Holder | null> };
  registry: Registry;
  answers: Pick<RegistryAnswers, 'get' | 'put'>;
  clock: Clock;
};

export const checkCredentials = (deps: CheckDeps, event: DomainEvent): Effect[] =>
  event.type === 'credential.check_requested' ? [{ id: 'check', run: () => checkNpiNumber(deps, event.data) }] : [];

/** Reads the verification before the profile, so a number that changes in between fails the write. */
const checkNpiNumber = (deps: CheckDeps, ref: EventOf<'credential.check_requested'>['data']): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await deps.verifications.get(ref.userId, ref.credentialId);
    const holder = stored && (await deps.holders.get(ref.userId));
    if (!holder) return;
    const answer = await answerAbout(deps, holder);
    const at = deps.clock.now().toISOString();
    await (answer ? applyAnswer(deps, stored, holder, answer, at) : postpone(deps, stored, at));
  });

/** Trusts a cached positive answer only; otherwise the registry may have been updated. */
const isBelieved = ({ record, checkedAt }: RegistryAnswer, holder: Holder, now: Date): boolean =>
  record !== null &&
  record.active &&
  isNamed(record, holder) &&
  checkedAt > addSeconds(now, -limits.registryCacheDays * 24 * 3600).toISOString();

const answerAbout = async ({ registry, answers, clock }: CheckDeps, holder: Holder): Promise<RegistryAnswer | null> => {
  const known = await answers.get(holder.npiNumber);
  if (known && isBelieved(known, holder, clock.now())) return known;
  try {
    const record = await registry.find(holder.npiNumber);
    const answer = { record, checkedAt: clock.now().toISOString() };
    await answers.put(holder.npiNumber, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error;
    log.warn('registry unavailable', { reason: error.message });
    return null;
  }
};

const applyAnswer = async (
  { verifications }: CheckDeps,
  stored: VerificationItem,
  holder: Holder,
  { record, checkedAt }: RegistryAnswer,
  at: string,
): Promise<void> => {
  const answered: VerificationChange = { couldNotBeChecked: false, dueAt: null };
  const outcome = registryOutcome(record, holder);
  if (!movesVerification(stored, outcome)) {
    await verifications.move(stored, answered, at);
    return;
  }
  const { status, cause } = outcome;
  const change = {
    ...answered,
    status,
    source: 'nppes',
    ...(status === 'verified' && { verifiedAt: checkedAt }),
  } as const;
  await verifications.move(stored, change, at, { actor: 'registry', cause, note: '', by: null });
};

const postpone = async ({ verifications }: CheckDeps, stored: VerificationItem, at: string): Promise<void> => {
  const dueAt = addSeconds(new Date(at), limits.registryRetryMinutes * 60).toISOString();
  await verifications.move(stored, { couldNotBeChecked: true, dueAt }, at);
};
