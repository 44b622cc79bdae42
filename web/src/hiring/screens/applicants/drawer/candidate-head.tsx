import type { ReactNode } from 'react';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import { Face } from '@/components/faces/face';
import { useTranslation } from '@/lib/i18n/i18n';
import { nameOf, yearsOf } from './applicant-labels';
import { Match, useProfession } from './candidate-lines';
import styles from './drawer.module.css';

type Props = {
  candidate: ReceivedApplication['candidate'];
  match: ReceivedApplication['match'];
  expectedSalary: ApplicationDetail['expectedSalary'] | undefined;
  /** The heading. */
  name: ReactNode;
  rating: ReactNode;
};

export const CandidateHead = ({ candidate, match, expectedSalary, name, rating }: Props) => {
  const { t } = useTranslation('applicants');
  const profession = useProfession();
  const facts = [profession(candidate), yearsOf(candidate, t), candidate.location, expectedSalary];
  return (
    <div className={styles.who}>
      <Face id={candidate.userId} name={nameOf(candidate)} url={candidate.photo_url} size={52} />
      <div className={styles.words}>
        {name}
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {rating}
      </div>
      {match?.score !== null && match?.state !== 'not_eligible' && <Match match={match} size={44} />}
    </div>
  );
};
