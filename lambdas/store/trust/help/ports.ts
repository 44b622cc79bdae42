import type { HelpComment, HelpRating, HelpVote } from '@shared/trust/model/help';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';

export type HelpVoteOf = { article: HelpArticleName; reader: string; vote: HelpVote };

export type HelpVotes = {
  /** Replaces the reader's earlier vote, and updates the counts in the same transaction. */
  save(vote: HelpVoteOf): Promise<void>;
  /** Whether the article helped this reader; null without a vote. */
  voteOf(article: HelpArticleName, reader: string): Promise<boolean | null>;
  /** Ratings of every article with votes. */
  ratings(): Promise<HelpRating[]>;
  /** Newest first. */
  comments(
    article: HelpArticleName,
    cursor: string | undefined,
  ): Promise<{ items: HelpComment[]; nextCursor: string | null }>;
};
