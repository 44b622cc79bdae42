import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './calendar.module.css';
import { calendarViews, type CalendarViewName } from './calendar-views';

export type Step = 'previous' | 'today' | 'next';

type Props = {
  title: string;
  view: CalendarViewName;
  onView: (view: CalendarViewName) => void;
  onStep: (step: Step) => void;
  onAddEvent: () => void;
  onAddTask: () => void;
};

export const CalendarToolbar = ({ title, view, onView, onStep, onAddEvent, onAddTask }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <Button variant="secondary" size="small" onClick={() => onStep('today')}>
          {t('today')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.step ?? ''}
          aria-label={t(`previous.${view}`)}
          onClick={() => onStep('previous')}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={styles.step ?? ''}
          aria-label={t(`next.${view}`)}
          onClick={() => onStep('next')}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
        <h2 className={styles.shown} aria-live="polite">
          {title}
        </h2>
      </div>
      <div className={styles.views} role="group" aria-label={t('view')}>
        {calendarViews.map((name) => (
          <button
            key={name}
            type="button"
            className={classNames(styles.viewChoice, name === view && styles.chosen)}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {t(`views.${name}`)}
          </button>
        ))}
      </div>
      <div className={styles.adds}>
        <Button variant="secondary" size="small" onClick={onAddTask}>
          {t('addTask')}
        </Button>
        <Button size="small" onClick={onAddEvent}>
          {t('addEvent')}
        </Button>
      </div>
    </div>
  );
};
