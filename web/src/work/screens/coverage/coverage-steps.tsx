import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { addDays } from '@shared/core/rules/calendar-days';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { boardViews, rangeOf, type BoardView } from './board/board-model';
import styles from './coverage.module.css';

type Props = {
  view: BoardView;
  day: string;
  onView: (view: BoardView) => void;
  /** Null means today. */
  onDay: (day: string | null) => void;
};

export const CoverageSteps = ({ view, day, onView, onDay }: Props) => {
  const { t } = useTranslation('coverage');
  const { from } = rangeOf(view, day);
  const step = view === 'day' ? 1 : 7;
  return (
    <div className={styles.steps}>
      <div className={styles.views} role="group" aria-label={t('view.label')}>
        {boardViews.map((it) => (
          <button key={it} type="button" aria-pressed={it === view} onClick={() => onView(it)}>
            {t(`view.${it}`)}
          </button>
        ))}
      </div>
      <Button
        variant="secondary"
        className={styles.step ?? ''}
        aria-label={t(view === 'day' ? 'step.previousDay' : 'step.previousWeek')}
        onClick={() => onDay(addDays(from, -step))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Button variant="secondary" onClick={() => onDay(null)}>
        {t('step.today')}
      </Button>
      <Button
        variant="secondary"
        className={styles.step ?? ''}
        aria-label={t(view === 'day' ? 'step.nextDay' : 'step.nextWeek')}
        onClick={() => onDay(addDays(from, step))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
};
