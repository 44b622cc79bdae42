import * as z from 'zod';
import { limits } from '../../limits';
import { idOf, Instant, prose } from '../../core/model/fields';
import { helpArticleNames } from './help-vocabulary';

export const HelpArticle = z.enum(helpArticleNames);
const HelpCommentId = idOf('hlc');

/** Whether an article helped. A later vote of the same reader replaces the earlier one and its comment. */
export const HelpVote = z.strictObject({
  helpful: z.boolean(),
  comment: prose(limits.helpCommentLength).optional(),
});
export type HelpVote = z.infer<typeof HelpVote>;

/** Null while the reader hasn't voted. */
export const OwnHelpVote = z.object({ helpful: z.boolean().nullable() });
export type OwnHelpVote = z.infer<typeof OwnHelpVote>;

/** Number of readers that an article helped, and of those it didn't. */
export const HelpRating = z.object({ article: HelpArticle, yes: z.int(), no: z.int() });
export type HelpRating = z.infer<typeof HelpRating>;

/** Comment without its author. */
export const HelpComment = z.object({ commentId: HelpCommentId, helpful: z.boolean(), text: z.string(), at: Instant });
export type HelpComment = z.infer<typeof HelpComment>;
