import type { MatchOutcome } from '@shared/hiring/model/match';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';

type Props = { match: MatchOutcome };

/** The job's match score; nothing without a match. */
export const RowRing = ({ match: { score } }: Props) => score !== null && <MatchRing score={score} size={38} />;

/** Note for everyone who can't start as they are. */
export const RowNote = ({ match }: Props) => match.state !== 'eligible' && <OutcomeLine outcome={match} />;
