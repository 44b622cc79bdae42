import { AppError } from '@shared/errors';
import type {
  Criterion,
  ScorecardContent,
  Scorecards,
  StoredScorecard,
  SubmittedScorecard,
} from '@shared/hiring/model/scorecard';
import { notice } from '@shared/text/notice';
import type { Deps } from './ports';
import { readScorecards, scorecardsView, type OfApplication, type Read } from './read-scorecards';

type Command = OfApplication & { content: ScorecardContent; version: number };

/** Rejects the form if the kit has changed since it was read. */
const assertCurrent = ({ criteria, own }: Read, { content, version }: Command): void => {
  const known = new Set(criteria.map(({ criterionId }) => criterionId));
  const isKnown = content.ratings.every(({ criterionId }) => known.has(criterionId));
  if ((own?.version ?? 0) !== version || !isKnown) throw new AppError('STALE_VERSION');
};

const save = async (
  deps: Deps,
  read: Read,
  authorId: string,
  change: Pick<StoredScorecard, 'draft' | 'submitted' | 'submissions'>,
): Promise<Scorecards> => {
  const { applicationId, jobId, organizationId } = read.application;
  const after: StoredScorecard = {
    ...{ applicationId, jobId, organizationId, authorId },
    ...change,
    version: (read.own?.version ?? 0) + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  await deps.scorecards.save(read.own, after);
  const cards = [...read.cards.filter((card) => card.authorId !== authorId), after];
  return scorecardsView(deps, { ...read, cards, own: after });
};

export const saveScorecardDraft = async (deps: Deps, command: Command): Promise<Scorecards> => {
  const read = await readScorecards(deps, command);
  assertCurrent(read, command);
  const { own } = read;
  return save(deps, read, command.caller.userId, {
    draft: command.content,
    submitted: own?.submitted ?? null,
    submissions: own?.submissions ?? 0,
  });
};

const submission = (
  criteria: readonly Criterion[],
  { ratings, recommendation, notes }: ScorecardContent,
  now: Date,
): SubmittedScorecard => {
  if (recommendation === null)
    throw new AppError('INVALID_REQUEST', undefined, {
      fields: { 'content.recommendation': notice('recommendationRequired') },
    });
  const given = new Map(ratings.map((rating) => [rating.criterionId, rating]));
  return {
    ratings: criteria.map(({ criterionId, name }) => {
      const { score = null, evidence = '' } = given.get(criterionId) ?? {};
      return { criterionId, name, score, evidence };
    }),
    ...{ recommendation, notes, submittedAt: now.toISOString() },
  };
};

export const submitScorecard = async (deps: Deps, command: Command): Promise<Scorecards> => {
  const read = await readScorecards(deps, command);
  assertCurrent(read, command);
  return save(deps, read, command.caller.userId, {
    draft: null,
    submitted: submission(read.criteria, command.content, deps.clock.now()),
    submissions: (read.own?.submissions ?? 0) + 1,
  });
};
