import { appealDueAt } from '@shared/trust/rules/moderation';
import { isAppealable } from '@shared/work/rules/reliability/reliability-appeals';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { AppError } from '@shared/errors';
import type { ReliabilityAppeal } from '@shared/work/model/reliability';
import { utcDay } from '../../../platform/clock';
import { organizationOf } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { suspendedEvents, type LedgerEvent } from '../../../store/work/reliability/ledger-item';
import { appealView } from '../../../store/trust/shift-cases/appeal-view';
import { ofNoDispute, undecided, type ShiftCase } from '../../../store/trust/shift-cases/case-item';
import { withAppealFiles, type AppealSent, type WithFiles } from './appeal-files';
import type { ShiftCaseDeps } from './ports';

type Command = AppealSent & { eventId: string };

type Opened = WithFiles & { now: Date };

const viewOf = async ({ ledgers, clock }: ShiftCaseDeps, it: ShiftCase): Promise<ReliabilityAppeal> =>
  appealView(it, suspendedEvents(await ledgers.events(it.ownerId, utcDay(clock.now()))));

const requireAppealable = async ({ shifts, clock }: ShiftCaseDeps, event: LedgerEvent): Promise<void> => {
  const now = clock.now().toISOString();
  const shift = await shifts.get(event.shiftId);
  const today = shift ? localDay(now, shift.timeZone) : now.slice(0, 10);
  if (!isAppealable(event, today)) throw new AppError('APPEAL_OVER');
};

const opened = (event: LedgerEvent, { caller, text }: Command, { caseId, files, now }: Opened): ShiftCase => {
  const { side, ownerId, eventId, shiftId, on } = event;
  return {
    caseId,
    kind: 'appeal',
    side,
    ownerId,
    eventId,
    shiftId,
    on,
    text,
    files,
    openedBy: caller.userId,
    openedAt: now.toISOString(),
    dueAt: appealDueAt(now).toISOString(),
    ...ofNoDispute,
    ...undecided,
  };
};

/** Opens an appeal; a concurrent or repeated request returns the first one. */
export const appealReliability = (deps: ShiftCaseDeps, command: Command): Promise<ReliabilityAppeal> => {
  const { caller, eventId } = command;
  const ownerId = caller.scope === 'own' ? caller.userId : organizationOf(caller);
  return retryOnConflict(async () => {
    const event = await deps.ledgers.event(ownerId, eventId);
    if (!event) throw new AppError('NOT_FOUND');
    const earlier = event.appeal && (await deps.shiftCases.get(event.appeal.caseId));
    if (earlier) return viewOf(deps, earlier);
    await requireAppealable(deps, event);
    return withAppealFiles(deps, command, async ({ caseId, files }) => {
      const it = opened(event, command, { caseId, files, now: deps.clock.now() });
      await deps.shiftCases.open(it);
      return viewOf(deps, it);
    });
  });
};
