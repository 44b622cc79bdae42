import Check from 'lucide-react/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { JobMatch } from '@shared/hiring/model/match';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { paths, pathTo } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './search/find.module.css';
import { PersonFace } from './person-face';
import { AvailabilityDot, PlaceLine, Rate, VerifiedSign, WorkLine } from './person-lines';
import { SaveProfessionalButton } from './save-professional-button';
import type { ComparedJob, Fit } from './profile/use-fit';

export const milesOf = ({ parts }: Pick<JobMatch, 'parts'>): number | null => {
  const reason = parts.find(({ part }) => part === 'place')?.reason;
  return reason?.code === 'place_near' || reason?.code === 'place_far' ? reason.args.miles : null;
};

/** The relevant license, or why someone isn't eligible for the job. */
const Ability = ({ match }: { match: JobMatch }) => {
  const { reasonText, outcomeText } = useMatchTexts();
  const { state, license, reasons } = match;
  if (state === 'eligible_if') {
    return (
      <span className={styles.ability} data-state={state}>
        <Clock size={15} aria-hidden="true" />
        <span>{outcomeText(match)}</span>
      </span>
    );
  }
  if (match.score === null) {
    return (
      <span className={styles.ability} data-state="not_eligible">
        <CircleAlert size={15} aria-hidden="true" />
        <span>{reasons[0] ? reasonText(reasons[0]) : outcomeText(match)}</span>
      </span>
    );
  }
  return (
    license && (
      <span className={styles.ability} data-state={state}>
        <Check size={15} aria-hidden="true" />
        <span>{reasonText(license)}</span>
      </span>
    )
  );
};

const Tags = ({ fit: { applied, invitedAt } }: { fit: Fit }) => {
  const { t } = useTranslation('find-professionals');
  if (applied) return <Badge tone="info">{t('applied')}</Badge>;
  return invitedAt && <Badge>{t('invited')}</Badge>;
};

type Props = {
  professional: ProfessionalCard;
  job: ComparedJob | null;
  fit: Fit | undefined;
  isSelected: boolean;
  /** Replaces following the link. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Someone in the list: the rate, the work, the place, and with a job their match. */
export const ListedProfessional = ({ professional, job, fit, isSelected, onOpen }: Props) => {
  const { userId, displayName, anonymous } = professional;
  const match = job ? fit?.match : undefined;
  return (
    <article className={styles.row} data-selected={isSelected || undefined}>
      <PersonFace person={professional} isHidden={anonymous} size={48} />
      <div className={styles.words}>
        <div className={styles.name}>
          <h3>
            <Link
              to={pathTo(paths.doctorProfile, { userId })}
              className={styles.link}
              aria-current={isSelected || undefined}
              data-professional={userId}
              onClick={onOpen}
            >
              {displayName}
            </Link>
          </h3>
          <VerifiedSign person={professional} />
          <Rate person={professional} />
        </div>
        <WorkLine person={professional} />
        <PlaceLine person={professional} miles={match ? milesOf(match) : null} />
        <div className={styles.meta}>
          {match && fit && <Tags fit={fit} />}
          {match && <Ability match={match} />}
          {(!match || match.score !== null) && <AvailabilityDot person={professional} />}
        </div>
      </div>
      <div className={styles.side}>
        {match && match.score !== null && <MatchRing score={match.score} size={38} />}
        <div className={styles.save}>
          <SaveProfessionalButton professional={professional} />
        </div>
      </div>
    </article>
  );
};
