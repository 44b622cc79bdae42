import { deadLetterRoutes } from '@shared/trust/api/dead-letters.routes';
import { serve } from '../../platform/http/serve';
import { discardDeadLetter, replayDeadLetter } from './decide-dead-letter';
import { deps, platform } from './deps';

export const handler = serve(
  deadLetterRoutes,
  {
    listDeadLetters: async () => ({ items: await deps.queues.list() }),
    replayDeadLetter: ({ params, body, caller }) =>
      replayDeadLetter(deps, { ...params, ...body, decidedBy: caller.userId }),
    discardDeadLetter: ({ params, body, caller }) =>
      discardDeadLetter(deps, { ...params, ...body, decidedBy: caller.userId }),
  },
  platform,
);
