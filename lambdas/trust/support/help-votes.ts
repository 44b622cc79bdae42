import type { HelpComment, HelpRating, HelpVote, OwnHelpVote } from '@shared/trust/model/help';
import { helpArticleNames, type HelpArticleName } from '@shared/trust/model/help-vocabulary';
import type { Deps } from './ports';

type ReadDeps = Pick<Deps, 'help' | 'hash'>;
type VoteDeps = Pick<Deps, 'help' | 'throttle' | 'hash'>;
type Voted = { article: HelpArticleName; vote: HelpVote };
type Thanks = { helpful: boolean };

/** Hashes the account or the network address with a key. */
const readerOf = ({ hash }: Pick<Deps, 'hash'>, who: string): Promise<string> => hash('help-reader', who);

const keep = async ({ help }: VoteDeps, reader: string, { article, vote }: Voted): Promise<Thanks> => {
  await help.save({ article, reader, vote });
  return { helpful: vote.helpful };
};

export const rateHelpArticle = async (
  deps: VoteDeps,
  { caller, ...voted }: Voted & { caller: { userId: string } },
): Promise<Thanks> => {
  const reader = await readerOf(deps, caller.userId);
  await deps.throttle.count('helpVotes', { account: reader });
  return keep(deps, reader, voted);
};

/** Saves a guest's vote, which visitors at one address share. */
export const rateHelpAsGuest = async (deps: VoteDeps, { ip, ...voted }: Voted & { ip: string }): Promise<Thanks> => {
  const reader = await readerOf(deps, ip);
  await deps.throttle.count('guestHelpVotes', { network: reader });
  return keep(deps, reader, voted);
};

const voteOf = async (deps: ReadDeps, article: HelpArticleName, who: string): Promise<OwnHelpVote> => ({
  helpful: await deps.help.voteOf(article, await readerOf(deps, who)),
});

export const getHelpVote = (
  deps: ReadDeps,
  { article, caller }: { article: HelpArticleName; caller: { userId: string } },
): Promise<OwnHelpVote> => voteOf(deps, article, caller.userId);

export const getGuestHelpVote = (
  deps: ReadDeps,
  { article, ip }: { article: HelpArticleName; ip: string },
): Promise<OwnHelpVote> => voteOf(deps, article, ip);

/** Lists all articles, including those without votes, least helpful first. */
export const listHelpRatings = async ({ help }: Pick<Deps, 'help'>): Promise<{ items: HelpRating[] }> => {
  const found = new Map((await help.ratings()).map((rating) => [rating.article, rating]));
  const items = helpArticleNames.map((article) => found.get(article) ?? { article, yes: 0, no: 0 });
  return { items: items.toSorted((a, b) => b.no - b.yes - (a.no - a.yes)) };
};

export const listHelpComments = (
  { help }: Pick<Deps, 'help'>,
  { article, cursor }: { article: HelpArticleName; cursor: string | undefined },
): Promise<{ items: HelpComment[]; nextCursor: string | null }> => help.comments(article, cursor);
