import type { AttributeClasses } from '../../attribute-classes';

export const helpClasses = {
  HelpVote: {
    commentId: 'operational',
    helpful: 'operational',
    version: 'operational',
  },
  HelpComment: {
    at: 'operational',
    commentId: 'operational',
    helpful: 'operational',
    text: 'content',
  },
  HelpRating: {
    article: 'operational',
    no: 'operational',
    yes: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
