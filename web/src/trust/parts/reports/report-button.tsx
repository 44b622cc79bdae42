import Flag from 'lucide-react/dist/esm/icons/flag.mjs';
import { useState } from 'react';
import type { ReportTarget } from '@shared/trust/model/report';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { ReportDialog } from './report-dialog';

export const ReportButton = ({ target, seen }: { target: ReportTarget; seen: string }) => {
  const { t } = useTranslation('reports');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Flag size={15} aria-hidden="true" />
        {t('action')}
      </Button>
      {isOpen && <ReportDialog target={target} seen={seen} onClose={() => setIsOpen(false)} />}
    </>
  );
};
