import { Suspense } from 'react';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Side } from './application-status-badge';
import { MatchCard } from './match-card';
import { lazy } from '@/lib/browser/lazy';

// Lazy, because most applications have the match they were sent with.
const ChangedMatch = lazy(() => import('./changed-match').then((it) => ({ default: it.ChangedMatch })));

type Props = { application: ApplicationDetail; side: Side };

/** The match an application was sent with, and the current one, if it differs. */
export const ApplicationMatch = ({ application, side }: Props) => {
  const { match, matchNow, appliedAt, candidate } = application;
  if (match === null) return null;
  const card = <MatchCard match={match} side={side} />;
  if (matchNow === null) return card;
  return (
    <Suspense fallback={card}>
      <ChangedMatch {...matchNow} before={match} appliedAt={appliedAt} name={candidate.firstName} side={side} />
    </Suspense>
  );
};
