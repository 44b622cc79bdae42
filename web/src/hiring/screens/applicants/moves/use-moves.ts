import { useEffect, useRef, useState } from 'react';
import { needsReason } from '@shared/hiring/rules/application-status';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { personalReason } from '@shared/messages/rules/personal-reason';
import { limits } from '@shared/limits';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { useApplicantCache } from '../drawer/applicant-cache';
import { rowOf } from '../drawer/applicant-rows';
import { nameOf } from '../drawer/applicant-labels';
import { type UndoableMove, useUndoMoves } from './use-undo-moves';
import { canMoveManually, transitionTo } from './status-transitions';

export type Movable = Pick<
  ReceivedApplication,
  'applicationId' | 'jobId' | 'status' | 'statusSince' | 'rejectedFrom' | 'version' | 'candidate'
>;
type Asked = { row: Movable; to: ApplicationStatus; way: 'reason' | 'back' | 'interview' | 'offer' };
type Done = UndoableMove & Pick<ApplicationDetail, 'status'>;
export type MoveConflict = { now: ApplicationDetail; to: ApplicationStatus; reason: string };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

export const useMoves = () => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const { me } = useSession();
  const cache = useApplicantCache();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [conflict, setConflict] = useState<MoveConflict | null>(null);
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Done | null>(null);
  const running = useRef(new Map<string, Promise<void>>());
  const undo = useUndoMoves();
  const role = me?.membership?.role;
  const mayOffer = role !== undefined && scopeOf('makeOffers', role) !== 'none';

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), limits.moveUndoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done]);

  const mark = (id: string, isMoving: boolean) =>
    setMoving((before) => {
      const next = new Set(before);
      if (isMoving) next.add(id);
      else next.delete(id);
      return next;
    });

  const labelMove = (row: Pick<Movable, 'candidate'>, status: ApplicationStatus): string =>
    t('move.done', { name: nameOf(row.candidate), status: t(`applicationStatus.${status}`) });

  const tell = (row: Pick<Movable, 'candidate'>, status: ApplicationStatus) => {
    const words = labelMove(row, status);
    toast.success(words);
  };

  const offerUndo = (row: Movable, { applicationId, jobId, status, version }: ApplicationDetail) => {
    const words = labelMove(row, status);
    const move = { applicationId, jobId, version };
    setDone({ ...move, status });
    undo.offer(words, [move]);
  };

  /** Done if another user made the same move, retried if the status is unchanged, otherwise the user decides. */
  const afterStale = async (row: Movable, to: ApplicationStatus, reason: string): Promise<void> => {
    const now = await cache.read(row.applicationId);
    cache.takeBack(row);
    cache.store(now);
    if (now.status === to) return tell(row, to);
    if (now.status === row.status) return send(rowOf(now), to, reason, false);
    setConflict({ now, to, reason });
  };

  const send = async (row: Movable, to: ApplicationStatus, reason: string, isFirst = true): Promise<void> => {
    const { applicationId, version } = row;
    await cache.expect(row, to);
    try {
      const body = { status: to, reason, version };
      const detail = await queuedApi('changeApplicationStatus', { params: { applicationId }, body });
      cache.store(detail);
      cache.markMetrics();
      offerUndo(row, detail);
    } catch (error) {
      if (isStale(error) && isFirst) return await afterStale(row, to, reason);
      cache.takeBack(row);
      const words = t('move.failed', { name: nameOf(row.candidate), message: (error as Error).message });
      toast.error(words);
      // The current state explains the refusal.
      await cache.read(applicationId).then(cache.store, () => undefined);
    }
  };

  const moveNow = async (row: Movable, to: ApplicationStatus, reason: string): Promise<void> => {
    setAsked(null);
    mark(row.applicationId, true);
    try {
      await send(row, to, personalReason(reason, row.candidate.firstName));
    } catch (error) {
      cache.takeBack(row);
      toast.error((error as Error).message);
    } finally {
      mark(row.applicationId, false);
    }
  };

  /** A move made while another one of the same application is being saved waits for it. */
  const move = (row: Movable, to: ApplicationStatus, reason = ''): Promise<void> => {
    const last = running.current.get(row.applicationId) ?? Promise.resolve();
    const next = last.then(() => moveNow(row, to, reason));
    running.current.set(row.applicationId, next);
    return next;
  };

  const start = (row: Movable, to: ApplicationStatus): void => {
    const way = transitionTo(row, to, mayOffer);
    if (way.way === 'refused') return;
    if (way.way === 'move' || way.way === 'reopen') void move(row, to);
    else setAsked({ row, to, way: way.way });
  };

  const resolve = (keepMine: boolean): void => {
    if (!conflict) return;
    const { now, to, reason } = conflict;
    setConflict(null);
    const row = rowOf(now);
    if (!keepMine || !canMoveManually(row, to)) return;
    // From the current status the move may need a reason.
    if (needsReason(now.status, to) && !reason) start(row, to);
    else void move(row, to, reason);
  };

  return {
    mayOffer,
    start,
    move,
    asked,
    dismiss: () => setAsked(null),
    conflict,
    resolve,
    isMoving: (applicationId: string) => moving.has(applicationId),
    undoOf: (applicationId: string) =>
      done?.applicationId === applicationId
        ? {
            status: done.status,
            takeBack: () => {
              setDone(null);
              void undo.takeBack([done]);
            },
          }
        : null,
  };
};

export type Moves = ReturnType<typeof useMoves>;
