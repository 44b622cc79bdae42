import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import CircleHelp from 'lucide-react/dist/esm/icons/circle-help.mjs';
import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import type { JobMatch, MatchOutcome } from '@shared/hiring/model/match';
import styles from './match.module.css';
import { useMatchTexts } from './match-texts';

const icons = {
  eligible: CircleCheck,
  eligible_if: Clock,
  not_eligible: CircleAlert,
  unknown: CircleHelp,
} as const satisfies Record<MatchOutcome['state'], unknown>;

type Props = { outcome: Omit<MatchOutcome, 'score'>; license?: JobMatch['license'] };

/** Whether someone is eligible, in the same words for both sides. */
export const OutcomeLine = ({ outcome, license = null }: Props) => {
  const { outcomeText, professionText, reasonText } = useMatchTexts();
  const Icon = icons[outcome.state];
  return (
    <span className={styles.outcome} data-state={outcome.state}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {outcomeText(outcome)}
        {license && <span className={styles.note}> {reasonText(license)}</span>}
        {outcome.notes?.map((note) => (
          <span className={styles.note} key={reasonText(note)}>
            {reasonText(note)}
          </span>
        ))}
        {outcome.profession && <span className={styles.note}>{professionText(outcome.profession)}</span>}
      </span>
    </span>
  );
};
