import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import UserX from 'lucide-react/dist/esm/icons/user-round-x.mjs';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Filter } from './board-model';
import styles from '../coverage.module.css';
import lines from './lines.module.css';

export const NothingShown = ({ show, onClear }: { show: Filter | null; onClear: () => void }) => {
  const { t } = useTranslation('coverage');
  return (
    <div className={styles.empty} role="status">
      <p>{t(show === null ? 'empty.shifts' : 'empty.filtered')}</p>
      {show !== null && (
        <Button variant="secondary" size="small" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
};

const marked = ['in', 'late', 'done'] as const;

const looks = ['covered', 'covering', 'open', 'asked', 'draft'] as const;

export const BoardLegend = () => {
  const { t } = useTranslation('coverage');
  return (
    <ul role="list" className={styles.legend} aria-label={t('legend.label')}>
      {looks.map((look) => (
        <li key={look}>
          <span className={classNames(lines.line, lines.key, look !== 'covered' && lines[look])} aria-hidden="true" />
          {t(`legend.${look}`)}
        </li>
      ))}
      {marked.map((presence) => (
        <li key={presence}>
          <i className={classNames(lines.filled, lines.dot)} data-presence={presence} aria-hidden="true" />
          {t(`legend.${presence}`)}
        </li>
      ))}
      <li>
        <TriangleAlert size={13} strokeWidth={2.5} aria-hidden="true" />
        {t('legend.atRisk')}
      </li>
      <li>
        <UserX size={13} strokeWidth={2.5} aria-hidden="true" />
        {t('legend.lapsing')}
      </li>
      <li>
        <Hourglass size={13} strokeWidth={2.5} aria-hidden="true" />
        {t('legend.awaiting')}
      </li>
    </ul>
  );
};
