import { isNpi } from '@shared/people/rules/credentials/credential-numbers';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { utcDay, type Clock } from '../../../platform/clock';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { RegistryAnswers } from '../../../store/people/credentials/registry-answers';
import type { VerificationItem } from '../../../store/people/credentials/verification-item';
import type { Verifications } from '../../../store/people/credentials/verifications';
import type { WatchListReader } from '../../../store/trust/watch-lists/ports';

export type DeactivationDeps = {
  verifications: Pick<Verifications, 'get' | 'move'>;
  answers: Pick<RegistryAnswers, 'get' | 'put'>;
  lists: Pick<WatchListReader, 'find'>;
  clock: Pick<Clock, 'now'>;
};

/** Returns whether the registry was asked after the report, so its answer is newer. */
const isNewer = ({ status, source, verifiedAt }: VerificationItem, fileDate: string): boolean =>
  status === 'verified' && source === 'nppes' && verifiedAt !== null && utcDay(new Date(verifiedAt)) > fileDate;

/** Deletes a cached answer from before the report, which would verify the number again. */
const forgetAnswer = async ({ answers, clock }: DeactivationDeps, npiNumber: string): Promise<void> => {
  const known = await answers.get(npiNumber);
  if (!known?.record?.active) return;
  await answers.put(npiNumber, {
    record: { ...known.record, active: false },
    checkedAt: clock.now().toISOString(),
  });
};

/** Revokes the verification of a number in the report; true if it did. */
export const flagDeactivated = async (
  deps: DeactivationDeps,
  { userId, npiNumber }: { userId: string; npiNumber: string },
): Promise<boolean> => {
  if (!isNpi(npiNumber)) return false;
  const found = await deps.lists.find('deactivations', [npiNumber]);
  const deactivatedOn = found?.texts.find((text) => text.startsWith(npiNumber))?.split(' ')[1];
  if (!found || deactivatedOn === undefined) return false;
  return retryOnConflict(async () => {
    const stored = await deps.verifications.get(userId, npiItem);
    if (!stored || stored.status === 'rejected' || isNewer(stored, found.edition.fileDate)) return false;
    await forgetAnswer(deps, npiNumber);
    const change = { status: 'rejected', source: 'nppes', couldNotBeChecked: false, dueAt: null } as const;
    await deps.verifications.move(stored, change, deps.clock.now().toISOString(), {
      actor: 'registry',
      cause: 'npiInactive',
      deactivatedOn,
      note: '',
      by: null,
    });
    return true;
  });
};
