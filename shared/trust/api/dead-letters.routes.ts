import * as z from 'zod';
import { DeadLetter, DeadLetterDecision, DeadLetterParams } from '../model/dead-letter';
import { defineRoutes } from '../../core/api/route';

const done = z.object({ messageId: z.string() });

export const deadLetterRoutes = defineRoutes({
  listDeadLetters: {
    method: 'GET',
    path: '/api/dead-letters/admin',
    access: 'handleDeadLetters',
    summary: 'List messages that consumers failed to process. Reading leaves them in their queues.',
    response: z.object({ items: z.array(DeadLetter) }),
    errors: [],
  },
  replayDeadLetter: {
    method: 'POST',
    path: '/api/dead-letters/admin/{consumer}/{messageId}/replay',
    access: 'handleDeadLetters',
    idempotent: true,
    summary: 'Send a message back to its consumer.',
    params: DeadLetterParams,
    body: DeadLetterDecision,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  discardDeadLetter: {
    method: 'POST',
    path: '/api/dead-letters/admin/{consumer}/{messageId}/discard',
    access: 'handleDeadLetters',
    idempotent: true,
    summary: 'Delete a message for good.',
    params: DeadLetterParams,
    body: DeadLetterDecision,
    response: done,
    errors: ['NOT_FOUND'],
  },
});
