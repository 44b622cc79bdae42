import type { DecidedLetter } from './dead-letter-decisions';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const deadLettersClasses = {
  DeadLetterDecision: {
    action: 'operational',
    at: 'operational',
    consumer: 'operational',
    decidedBy: 'operational',
    messageId: 'operational',
    reason: 'content',
  } satisfies ClassesOf<DecidedLetter>,
} as const satisfies Record<string, AttributeClasses>;
