export const helpKeys = {
  /** Counted votes of all readers. */
  helpRating: (article: string) => ({ pk: 'HELP', sk: article }),
  /** The reader is a keyed hash of the account or the address. */
  helpVote: (article: string, reader: string) => ({ pk: `HELP#${article}`, sk: `VOTE#${reader}` }),
  helpComment: (article: string, commentId: string) => ({ pk: `HELP#${article}`, sk: `COMMENT#${commentId}` }),
} as const;

export const helpIndexes = {
  /** table: one item per article */
  helpRatings: 'HELP',
  /** table: begins_with COMMENT#, by time */
  helpComments: (article: string) => `HELP#${article}`,
} as const;
