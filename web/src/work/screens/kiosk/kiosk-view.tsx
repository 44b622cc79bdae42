import { useCallback, useState } from 'react';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { useTranslation } from '@/lib/i18n/i18n';
import { KioskScreen } from './kiosk-screen';
import styles from './kiosk.module.css';
import { PairKiosk } from './pair-kiosk';
import { forgetKiosk, usePairedKiosk } from './paired-kiosk';

/** A screen at the unit: once paired, it only shows the code for clocking in. */
export const KioskView = () => {
  const { t } = useTranslation('kiosk');
  const kiosk = usePairedKiosk();
  const [wasRemoved, setWasRemoved] = useState(false);
  useDocumentTitle(t('title'));
  const remove = useCallback(() => {
    forgetKiosk();
    setWasRemoved(true);
  }, []);
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className={styles.screen}>
        {kiosk ? <KioskScreen kiosk={kiosk} onRemoved={remove} /> : <PairKiosk wasRemoved={wasRemoved} />}
      </div>
    </>
  );
};
