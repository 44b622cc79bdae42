import { duePages } from '../../../platform/due-pages';
import type { Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { HeldMoves } from '../../../store/hiring/applications/ports';

export type AnnounceDeps = { heldMoves: HeldMoves; clock: Pick<Clock, 'now'> };
type Outcome = 'announced' | 'kept' | 'failed';
export type AnnounceResult = Record<Outcome, number>;

/** Announces moves whose undo period is over, page by page while there is time. */
export const announceDueMoves = async (deps: AnnounceDeps, hasTime: () => boolean): Promise<AnnounceResult> => {
  const now = deps.clock.now();
  const result: AnnounceResult = { announced: 0, kept: 0, failed: 0 };
  for await (const page of duePages(deps.heldMoves.due, now, hasTime)) {
    for (const applicationId of page.applicationIds) {
      if (!hasTime()) return result;
      result[await announceOne(deps, applicationId)] += 1;
    }
  }
  return result;
};

const announceOne = async (deps: AnnounceDeps, applicationId: string): Promise<Outcome> => {
  try {
    return (await announceMove(deps, applicationId)) ? 'announced' : 'kept';
  } catch (error) {
    log.error('held move was not announced', error, { applicationId });
    return 'failed';
  }
};

export const announceMove = ({ heldMoves, clock }: AnnounceDeps, applicationId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const [held, application] = await Promise.all([heldMoves.get(applicationId), heldMoves.application(applicationId)]);
    const now = clock.now();
    if (!held || held.version !== application?.version || held.dueAt > now.toISOString()) return false;
    await heldMoves.announce(application, held, now);
    return true;
  });
