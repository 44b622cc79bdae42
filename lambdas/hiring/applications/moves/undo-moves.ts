import { AppError } from '@shared/errors';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { ApplicationItem } from '../../../store/hiring/applications/application-item';
import { undone } from '../../../store/hiring/applications/undone-move';
import { forEachApplication, type Results, type RowsOfJob } from './change-applications';
import type { Deps } from '../ports';

/** Undoes an unannounced move by its version. Only the team's history shows both. */
export const undoMoves = (deps: Deps, command: RowsOfJob): Promise<Results> =>
  forEachApplication(deps, command, ({ applicationId, version }, read) =>
    retryOnConflict(async () => {
      const application = await read();
      const held = await deps.heldMoves.get(applicationId);
      const isLast = held?.version === version && application.version === version;
      if (!isLast || !held.undoes) throw new AppError('UNDO_EXPIRED');
      const undo = { by: command.caller.userId, now: deps.clock.now() };
      await deps.heldMoves.undo(application, held, undo);
      return undone(application, held.undoes, undo).after satisfies ApplicationItem;
    }),
  );
