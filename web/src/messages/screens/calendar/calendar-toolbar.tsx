import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import ListTodo from 'lucide-react/dist/esm/icons/list-todo.mjs';
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
};

/** The second line of the page: the period, and the view. */
export const CalendarToolbar = ({ title, view, onView, onStep }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
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
        <Button variant="secondary" size="small" onClick={() => onStep('today')}>
          {t('today')}
        </Button>
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
    </div>
  );
};

export const AddButtons = ({ onAddEvent, onAddTask }: { onAddEvent: () => void; onAddTask: () => void }) => {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.adds} data-icons-on-phones="">
      <Button variant="secondary" size="small" leftIcon={<ListTodo size={18} aria-hidden="true" />} onClick={onAddTask}>
        <span>{t('addTask')}</span>
      </Button>
      <Button size="small" leftIcon={<CalendarPlus size={18} aria-hidden="true" />} onClick={onAddEvent}>
        <span>{t('addEvent')}</span>
      </Button>
    </div>
  );
};
