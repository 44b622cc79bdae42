import { shiftMomentText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ShiftWithBookings } from '../coverage-queries';
import { waitText } from '../coverage-texts';
import styles from '../panel.module.css';

type Props = Pick<ShiftWithBookings, 'shift' | 'ladder'> & { now: number };

/** Who sees an open shift when. Renders nothing if everyone sees it from the start. */
export const LadderSteps = ({ shift, ladder, now }: Props) => {
  const { t } = useTranslation('coverage');
  if (shift.status !== 'open' || ladder.length < 2) return null;
  const when = (opensAt: string): string => {
    const wait = Date.parse(opensAt) - now;
    const said = { when: shiftMomentText(opensAt, shift.timeZone) };
    return wait > 0 ? t('ladder.from', { ...said, wait: waitText(wait, t) }) : t('ladder.since', said);
  };
  return (
    <section className={styles.section}>
      <h3>{t('ladder.title')}</h3>
      <ol role="list">
        {ladder.map(({ step, opensAt }) => (
          <li key={step} className={styles.person}>
            <span className={styles.words}>
              <b>{t(`ladder.${step}`, { unit: shift.unit })}</b>
              <small>{when(opensAt)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
