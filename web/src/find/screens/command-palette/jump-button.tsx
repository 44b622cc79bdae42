import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jump.module.css';

const JumpDialog = lazy(() => import('./jump-dialog').then((it) => ({ default: it.JumpDialog })));

const shortcuts = ['Control+K', 'Meta+K'].join(' ');

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const JumpButton = ({ me, pages }: { me: Me; pages: readonly { label: string; to: string }[] }) => {
  const { t } = useTranslation('workspace');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={shortcuts}
        title={t('jump')}
        onClick={() => setOpened(true)}
      >
        <Search size={14} aria-hidden="true" />
        <span className={styles.words}>{t('jump')}</span>
        <kbd className={styles.key} aria-hidden="true">
          {t(isApple() ? 'jumpKey.apple' : 'jumpKey.other')}
        </kbd>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <JumpDialog me={me} pages={pages} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
