import { limits } from '@shared/limits';
import { HelpComment, HelpRating } from '@shared/trust/model/help';
import { helpArticleNames } from '@shared/trust/model/help-vocabulary';
import * as z from 'zod';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryFirst, queryPage, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { helpIndexes, helpKeys } from './keys';
import type { HelpVoteOf, HelpVotes } from './ports';

const StoredVote = z.object({
  helpful: z.boolean(),
  /** Stored, so that another comment replaces the first one. */
  commentId: HelpComment.shape.commentId,
  version: z.int(),
});

const daySeconds = 24 * 3600;
const counted = (helpful: boolean): 'yes' | 'no' => (helpful ? 'yes' : 'no');

export const createHelpVotes = (table: Table, cursors: Cursors, clock: Clock): HelpVotes => {
  const TableName = table.name;

  const countWrite = (article: string, add: Record<string, number>): Write => ({
    Update: {
      TableName,
      Key: helpKeys.helpRating(article),
      ...buildUpdate({ set: { ...entity('HelpRating'), article }, add }),
    },
  });

  const saveOnce = async ({ article, reader, vote: { helpful, comment } }: HelpVoteOf): Promise<void> => {
    const key = helpKeys.helpVote(article, reader);
    const item = await getItem(table, key, true);
    const before = item ? StoredVote.parse(item) : null;
    const isSame = before?.helpful === helpful;
    if (isSame && comment === undefined) return;
    const now = clock.now();
    const ttl = epochSeconds(addSeconds(now, limits.helpVoteDays * daySeconds));
    const commentId = before?.commentId ?? clock.newId('hlc');
    const written: HelpComment | null =
      comment === undefined ? null : { commentId, helpful, text: comment, at: now.toISOString() };
    await transact(table, [
      {
        Put: {
          TableName,
          Item: { ...key, ...entity('HelpVote'), helpful, commentId, version: (before?.version ?? 0) + 1, ttl },
          ...buildCondition(before ? equals('version', before.version) : itemAbsent),
        },
        refusal: ConcurrentModificationError,
      },
      ...(isSame
        ? []
        : [countWrite(article, { [counted(helpful)]: 1, ...(before && { [counted(before.helpful)]: -1 }) })]),
      ...(written
        ? [
            {
              Put: {
                TableName,
                Item: { ...helpKeys.helpComment(article, commentId), ...entity('HelpComment'), ...written, ttl },
              },
            } satisfies Write,
          ]
        : []),
    ]);
  };

  return {
    save: (vote) => retryOnConflict(() => saveOnce(vote)),

    async voteOf(article, reader) {
      const item = await getItem(table, helpKeys.helpVote(article, reader));
      return item ? StoredVote.parse(item).helpful : null;
    },

    async ratings() {
      const items = await queryFirst(table, { list: helpIndexes.helpRatings, limit: helpArticleNames.length });
      return items.map((item) => HelpRating.parse({ yes: 0, no: 0, ...item }));
    },

    async comments(article, cursor) {
      const { items, nextCursor } = await queryPage(table, cursors, {
        list: helpIndexes.helpComments(article),
        prefix: 'COMMENT#',
        cursor,
      });
      return { items: items.map((item) => HelpComment.parse(item)), nextCursor };
    },
  };
};
