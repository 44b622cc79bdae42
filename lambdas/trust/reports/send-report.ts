import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import type { OwnReport, ReportForm } from '@shared/trust/model/report';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { actionResult } from '../../platform/http/english';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ReportCase, ReportItem } from '../../store/trust/reports/case-item';
import type { ThingReader } from '../../store/trust/reports/ports';
import { raise } from './open-case';
import type { Deps } from './ports';

type Command = { caller: AuthorizedCaller; form: ReportForm };
type Sent = ActionResult<'reportReceived' | 'reportedBefore'> & { report: OwnReport };

const readerOf = ({ userId, membership }: AuthorizedCaller): ThingReader => ({
  userId,
  organizationId: membership?.organizationId ?? null,
});

/** Shows the reporter the outcome, which excludes a decision that waits for a second reviewer. */
export const ownReport = ({ userId: _userId, ...report }: ReportItem, found: ReportCase | undefined): OwnReport => {
  const decision = found?.decision;
  return {
    ...report,
    outcome: decision ? (decision.action === 'dismiss' ? 'dismissed' : 'acted') : null,
    closedAt: decision?.decidedAt ?? null,
  };
};

/**
 * Opens a case or adds to it. Accepts reports of deleted content with what the reporter saw; content they can't see, or
 * wrote themselves, answers as missing.
 */
export const sendReport = async (deps: Deps, { caller, form }: Command): Promise<Sent> => {
  const { target, reason, text, seen } = form;
  const { userId } = caller;
  const step = async (): Promise<Sent> => {
    const earlier = await deps.cases.ownReport(userId, target);
    if (earlier) {
      const found = await deps.cases.get(earlier.caseId);
      return { ...actionResult('reportedBefore'), report: ownReport(earlier, found ?? undefined) };
    }
    const found = await deps.things.find(target, readerOf(caller));
    if (!found) throw new AppError('NOT_FOUND');
    await deps.throttle.count('reports', { account: userId });
    const thing = found === 'gone' ? null : found;
    const reportOf = ({ caseId }: ReportCase): ReportItem => ({
      caseId,
      kind: target.kind,
      label: thing?.shownLabel ?? seen,
      reason,
      text,
      createdAt: deps.clock.now().toISOString(),
      userId,
    });
    const stored = await raise(deps, { target, thing, seen, raised: { reason } }, reportOf);
    return { ...actionResult('reportReceived'), report: ownReport(reportOf(stored), stored) };
  };
  return retryOnConflict(step);
};

export const listMyReports = async (
  { cases }: Pick<Deps, 'cases'>,
  { caller, cursor }: { caller: AuthorizedCaller; cursor?: string | undefined },
): Promise<{ items: OwnReport[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await cases.ownReports(caller.userId, cursor);
  const found = new Map((await cases.find(items.map(({ caseId }) => caseId))).map((it) => [it.caseId, it]));
  return { items: items.map((it) => ownReport(it, found.get(it.caseId))), nextCursor };
};
