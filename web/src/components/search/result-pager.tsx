import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import styles from './search.module.css';

type Props = {
  page: number;
  /** False for a shared link to a later page, which can only go back to the start. */
  knowsPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

export const ResultPager = ({ page, knowsPrevious, hasNext, onPrevious, onNext }: Props) => {
  const { t } = useTranslation('search');
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Button
        variant="secondary"
        disabled={page === 1}
        leftIcon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={onPrevious}
      >
        {page === 1 || knowsPrevious ? t('pager.previous') : t('pager.first')}
      </Button>
      <span className={styles.pageNumber}>{t('pager.page', { page })}</span>
      <Button
        variant="secondary"
        disabled={!hasNext}
        rightIcon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={onNext}
      >
        {t('pager.next')}
      </Button>
    </nav>
  );
};
