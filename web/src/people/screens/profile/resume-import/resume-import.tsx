import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { siteStateQuery } from '@/trust/parts/site-state/site-state-query';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './resume-import.module.css';

const loadDialog = () => import('./resume-import-dialog').then((it) => ({ default: it.ResumeImportDialog }));
const ResumeImportDialog = lazy(loadDialog);

/** Offers to fill in the profile from a resume. `onTaken` runs after the form has the chosen values. */
export const ResumeImport = ({ onTaken }: { onTaken: () => void }) => {
  const { t } = useTranslation('resume-import');
  const [isOpen, setOpen] = useState(false);
  const site = useQuery(siteStateQuery());
  // Unknown counts as on, because the server refuses anyway.
  if (site.data?.switches.resumeReading === false) return null;
  return (
    <>
      <div className={styles.offer}>
        <p>
          <strong>{t('offer.title')}</strong> {t('offer.text')}
        </p>
        <Button
          variant="secondary"
          size="small"
          leftIcon={<FileText size={16} aria-hidden="true" />}
          onClick={() => setOpen(true)}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
        >
          {t('offer.open')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ResumeImportDialog onTaken={onTaken} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
