import { attendanceEvidence } from '@shared/domain/evidence/attendance-record';
import { confirmedReferences, verifiedCredentials } from '@shared/domain/evidence/verified-items';
import type { EvidenceItem } from '@shared/model/evidence-packet';
import { dayOf } from '../platform/clock';
import type { Deps } from './ports';

type Sources = Pick<Deps, 'profile' | 'cases' | 'references' | 'ledgers' | 'clock'>;

/** What a person can prove now. `madeOn`: of the packet whose attendance record is compared. */
export const evidenceItems = async (
  { profile, cases, references, ledgers, clock }: Sources,
  userId: string,
  madeOn: string,
): Promise<EvidenceItem[]> => {
  const [stored, verifications, asked, events] = await Promise.all([
    profile(userId),
    cases.list(userId),
    references.list(userId),
    ledgers.events(userId, dayOf(clock.now())),
  ]);
  const attendance = attendanceEvidence(events, madeOn);
  return [
    ...(stored ? verifiedCredentials(stored, verifications) : []),
    ...confirmedReferences(asked),
    ...(attendance ? [attendance] : []),
  ];
};

export const listEvidenceItems = async (deps: Deps, userId: string): Promise<{ items: EvidenceItem[] }> => ({
  items: await evidenceItems(deps, userId, dayOf(deps.clock.now())),
});
