import { attendanceEvidence } from '@shared/trust/rules/evidence/attendance-record';
import { confirmedReferences, verifiedCredentials } from '@shared/trust/rules/evidence/verified-items';
import { isAgreedAfterAppeal } from '@shared/work/rules/attendance/attendance-receipt';
import { isOverturnedNoShow } from '@shared/work/rules/reliability/reliability-appeals';
import type { EvidenceItem } from '@shared/trust/model/evidence-packet';
import { utcDay } from '../../platform/clock';
import type { LedgerEvent } from '../../store/work/reliability/ledger-item';
import type { Deps } from './ports';

type Sources = Pick<Deps, 'attendance' | 'profile' | 'cases' | 'references' | 'ledgers' | 'clock'>;

/** Combines the ledger (no-show overturned) and the attendance (hours agreed), which staff decide separately. */
const withAgreed = (
  { attendance }: Pick<Sources, 'attendance'>,
  userId: string,
  events: readonly LedgerEvent[],
): Promise<(LedgerEvent & { agreed?: boolean })[]> =>
  Promise.all(
    events.map(async (event) => {
      if (!isOverturnedNoShow(event)) return event;
      const { item } = await attendance.whole(event.shiftId, userId);
      return { ...event, agreed: item?.attempt === event.attempt && isAgreedAfterAppeal(item) };
    }),
  );

/** Lists what a person can prove now. `madeOn`: creation day of the packet whose attendance record is compared. */
export const evidenceItems = async (
  { attendance, profile, cases, references, ledgers, clock }: Sources,
  userId: string,
  madeOn: string,
): Promise<EvidenceItem[]> => {
  const [stored, verifications, asked, events] = await Promise.all([
    profile(userId),
    cases.list(userId),
    references.list(userId),
    ledgers.events(userId, utcDay(clock.now())),
  ]);
  const record = attendanceEvidence(await withAgreed({ attendance }, userId, events), madeOn);
  return [
    ...(stored ? verifiedCredentials(stored, verifications) : []),
    ...confirmedReferences(asked),
    ...(record ? [record] : []),
  ];
};

export const listEvidenceItems = async (deps: Deps, userId: string): Promise<{ items: EvidenceItem[] }> => ({
  items: await evidenceItems(deps, userId, utcDay(deps.clock.now())),
});
