import { afterAnswerEvent, mayExtend } from '@shared/hiring/rules/answer-clock';
import { AppError } from '@shared/errors';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { forEachApplication, type Results, type RowsOfJob } from '../moves/change-applications';
import type { Deps } from '../ports';

type Command = RowsOfJob & { days: number };

export const extendAnswers = (deps: Deps, command: Command): Promise<Results> =>
  forEachApplication(deps, command, (_row, read) =>
    retryOnConflict(async () => {
      const application = await read();
      const { answer } = application;
      const at = deps.clock.now().toISOString();
      if (!answer || !mayExtend(answer, at)) throw new AppError('PROMISE_NOT_EXTENDABLE');
      const after = afterAnswerEvent(answer, { kind: 'extended', days: command.days, at });
      await deps.promises.change(application, after);
      return { ...application, answer: after };
    }),
  );
