import Coffee from 'lucide-react/dist/esm/icons/coffee.mjs';
import { breakMinutes, type DayFacts } from '@/work/parts/attendance/shift-day-facts';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import type { DayActions } from '../use-day-actions';
import styles from '../shift-day.module.css';

type Props = { facts: DayFacts; isOnBreak: boolean; actions: DayActions; now: number };

/** For the person only: unpaid time follows from the answers at the end. */
export const BreakTimer = ({ facts, isOnBreak, actions, now }: Props) => {
  const { t } = useTranslation('shift-day');
  const running = facts.breaks.filter(({ until }) => until === null);
  const minutes = isOnBreak ? breakMinutes({ breaks: running }, now) : breakMinutes(facts, now);
  return (
    <section className={styles.card}>
      <div className={styles.timer}>
        <p>
          <b>{t(isOnBreak ? 'break.now' : 'break.taken', { minutes })}</b>
        </p>
        <Button
          variant="secondary"
          className={styles.target ?? ''}
          leftIcon={<Coffee size={18} aria-hidden="true" />}
          loading={actions.isBusy}
          onClick={isOnBreak ? actions.endBreak : actions.startBreak}
        >
          {t(isOnBreak ? 'break.end' : 'break.start')}
        </Button>
      </div>
      <p className={styles.soft}>{t('break.hint')}</p>
    </section>
  );
};
