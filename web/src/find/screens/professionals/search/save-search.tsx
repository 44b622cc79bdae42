import BellPlus from 'lucide-react/dist/esm/icons/bell-plus.mjs';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalSearch } from './professional-search';

const SaveSearchDialog = lazy(() => import('./save-search-dialog').then((it) => ({ default: it.SaveSearchDialog })));

export const SaveSearchButton = ({ search }: { search: ProfessionalSearch }) => {
  const { t } = useTranslation('candidates');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('searches.save')}
        title={t('searches.save')}
        onClick={() => setIsOpen(true)}
      >
        <BellPlus size={18} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
