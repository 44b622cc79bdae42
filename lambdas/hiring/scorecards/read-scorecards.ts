import { scorecardSummary } from '@shared/hiring/rules/interviews/scorecard-summary';
import { AppError } from '@shared/errors';
import type {
  Criterion,
  ScorecardContent,
  Scorecards,
  StoredScorecard,
  SubmittedScorecard,
  TeamScorecard,
} from '@shared/hiring/model/scorecard';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { personName } from '../../store/organizations/organizations/member-names';
import { fullName } from '../../store/people/profiles/display-names';
import { loadAuthorizedApplication, type AuthorizedApplication } from './load-authorized-application';
import type { Deps } from './ports';

export type OfApplication = { caller: AuthorizedCaller; applicationId: string };

export type Read = AuthorizedApplication & {
  criteria: Criterion[];
  cards: StoredScorecard[];
  own: StoredScorecard | null;
};

export const readScorecards = async (deps: Deps, { caller, applicationId }: OfApplication): Promise<Read> => {
  const reached = await loadAuthorizedApplication(deps, caller, applicationId);
  const [kit, cards] = await Promise.all([
    deps.scorecards.kit(reached.application.jobId),
    deps.scorecards.ofApplication(applicationId),
  ]);
  const own = cards.find(({ authorId }) => authorId === caller.userId) ?? null;
  return { ...reached, criteria: kit?.criteria ?? [], cards, own };
};

/** Drops criteria that the kit no longer has. */
const currentDraft = (draft: ScorecardContent | null, criteria: readonly Criterion[]): ScorecardContent | null =>
  draft && {
    ...draft,
    ratings: draft.ratings.filter((it) => criteria.some(({ criterionId }) => criterionId === it.criterionId)),
  };

type Submitted = StoredScorecard & { submitted: SubmittedScorecard };

const isSubmitted = (card: StoredScorecard): card is Submitted => card.submitted !== null;

const byNewest = (a: Submitted, b: Submitted): number => (a.submitted.submittedAt < b.submitted.submittedAt ? 1 : -1);

const teamCards = async ({ people }: Pick<Deps, 'people'>, cards: readonly Submitted[]): Promise<TeamScorecard[]> => {
  const found = await people.find(cards.map(({ authorId }) => authorId));
  return [...cards].sort(byNewest).map(({ authorId, submitted, submissions }) => {
    const { first_name: firstName, last_name: lastName } = personName(found, authorId);
    return {
      author: { userId: authorId, name: fullName({ firstName, lastName }) },
      scorecard: submitted,
      edited: submissions > 1,
    };
  });
};

/** Shows colleagues' cards only after the reader submitted their own, to avoid bias. */
export const scorecardsView = async (
  deps: Pick<Deps, 'people'>,
  { application: { applicationId, jobId }, criteria, mayEditKit, cards, own }: Read,
): Promise<Scorecards> => {
  const submitted = cards.filter(isSubmitted);
  const others = submitted.filter((card) => card.authorId !== own?.authorId);
  const isRevealed = own?.submitted !== undefined && own.submitted !== null;
  return {
    ...{ applicationId, jobId, criteria, mayEditKit },
    own: {
      draft: currentDraft(own?.draft ?? null, criteria),
      submitted: own?.submitted ?? null,
      edited: (own?.submissions ?? 0) > 1,
      version: own?.version ?? 0,
    },
    othersSubmitted: others.length,
    others: isRevealed ? await teamCards(deps, others) : null,
    summary: isRevealed
      ? scorecardSummary(
          criteria,
          submitted.map((card) => card.submitted),
        )
      : null,
  };
};

export const getScorecards = async (deps: Deps, query: OfApplication): Promise<Scorecards> =>
  scorecardsView(deps, await readScorecards(deps, query));

export const listScorecardVersions = async (
  deps: Deps,
  { caller, applicationId, authorId }: OfApplication & { authorId: string },
): Promise<{ items: SubmittedScorecard[] }> => {
  const { own, cards } = await readScorecards(deps, { caller, applicationId });
  const card = cards.find((it) => it.authorId === authorId);
  if (!own?.submitted || !card?.submitted) throw new AppError('NOT_FOUND');
  return { items: await deps.scorecards.versions(applicationId, authorId) };
};
