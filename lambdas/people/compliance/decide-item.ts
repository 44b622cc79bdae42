import { mayBeWaived, type StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { measuredDays } from '@shared/people/rules/compliance/start-tasks';
import { readinessOf } from '@shared/people/rules/readiness';
import { AppError, type FieldErrors } from '@shared/errors';
import type { ComplianceDecision, ComplianceFile } from '@shared/people/model/compliance';
import { notice } from '@shared/text/notice';
import { utcDay, latestToday } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { itemsToday } from '../../store/people/compliance/current-file';
import type { FileItem } from '../../store/people/compliance/file-item';
import { changeItem, type ItemCommand } from './change-item';
import { fileView, type ViewDeps } from './file-view';
import { loadAuthorizedFile, type Query } from './load-authorized-file';

type Deciding = ItemCommand & { decision: ComplianceDecision };

const checkDays = ({ verifiedOn, validUntil }: { verifiedOn: string; validUntil: string | null }, now: Date): void => {
  const fields: FieldErrors = {
    ...(verifiedOn > latestToday(now) && { verifiedOn: notice('dayInFuture') }),
    ...(validUntil !== null && validUntil < verifiedOn && { validUntil: notice('expiryBeforeCheck') }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
};

const undecided = { decidedBy: null, decidedAt: null, verifiedOn: null, validUntil: null, reason: '' } as const;

const reopened = ({ document, note }: StoredItem): Partial<StoredItem> => ({
  ...undecided,
  decision: document || note ? 'submitted' : 'missing',
});

const decided = (item: StoredItem, decision: ComplianceDecision, by: string, now: Date): Partial<StoredItem> => {
  const who = { decidedBy: by, decidedAt: now.toISOString() };
  switch (decision.decision) {
    case 'reopen':
      return reopened(item);
    case 'accept': {
      const { verifiedOn, validUntil } = decision;
      checkDays({ verifiedOn, validUntil }, now);
      return { ...who, decision: 'accepted', verifiedOn, validUntil, reason: '' };
    }
    case 'reject':
      return { ...who, decision: 'rejected', reason: decision.reason };
    default: {
      if (!mayBeWaived(item)) throw new AppError('ILLEGAL_TRANSITION', notice('neverWaived'));
      const state = decision.decision === 'waive' ? 'waived' : 'not_applicable';
      return { ...undecided, ...who, decision: state, reason: decision.reason };
    }
  }
};

export const decideItem = (deps: ViewDeps, command: Deciding): Promise<ComplianceFile> => {
  const { decision, caller } = command;
  return changeItem(deps, { ...command, version: decision.version }, (item) => {
    const now = deps.clock.now();
    const rejected = decision.decision === 'reject';
    return {
      item: decided(item, decision, caller.userId, now),
      ...(rejected && { file: { news: { kind: 'rejected', itemId: item.itemId, at: now.toISOString() } } }),
    };
  });
};

/** Confirms the start; idempotent. Items open afterward block hours only when they expire. */
export const confirmStart = (deps: ViewDeps, query: Query): Promise<ComplianceFile> =>
  retryOnConflict(async () => {
    const before = await loadAuthorizedFile(deps, query);
    if (before.startConfirmedAt !== null) return fileView(deps, before, query.caller);
    const now = deps.clock.now();
    const today = utcDay(now);
    const items = await itemsToday(deps.wallets, before, today);
    if (!readinessOf(items, { decisionOn: today, startOn: before.startOn }).mayStart) throw new AppError('NOT_READY');
    const at = now.toISOString();
    const after: FileItem = {
      ...before,
      startConfirmedAt: at,
      news: { kind: 'confirmed', itemId: null, at },
      version: before.version + 1,
    };
    await deps.files.save(before, after, deps.startTimes.writes(measuredDays(items, before.createdAt)));
    return fileView(deps, after, query.caller);
  });
