import SquareKanban from 'lucide-react/dist/esm/icons/square-kanban.mjs';
import Table2 from 'lucide-react/dist/esm/icons/table-2.mjs';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { keepChoice } from '@/lib/browser/kept-choice';
import styles from './list-tools.module.css';
import type { ListAddress } from './use-list-state';

const views = [
  ['board', SquareKanban],
  ['table', Table2],
] as const;

export const ViewSwitch = ({ address }: { address: ListAddress }) => {
  const { t } = useTranslation('applicants');
  return (
    <nav className={styles.switch} aria-label={t('view.label')}>
      {views.map(([view, Icon]) => (
        <Link
          key={view}
          // The board shows all stages side by side.
          to={address.to(view === 'board' && !address.isPhone ? { view, status: null } : { view })}
          preventScrollReset
          aria-current={address.view === view ? 'page' : undefined}
          onClick={() => keepChoice('view', view)}
        >
          <Icon size={16} aria-hidden="true" />
          <span>{t(`view.${view}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
