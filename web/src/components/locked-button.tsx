import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { Suspense, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './locked-button.module.css';
import type { LockedAction } from './locked-dialog';

const LockedDialog = lazy(() => import('./locked-dialog').then((it) => ({ default: it.LockedDialog })));

type Props = Pick<ButtonProps, 'size' | 'fullWidth'> & {
  what: LockedAction;
  /** Accessible name; defaults to the visible text. */
  name?: string | undefined;
  children: ReactNode & string;
};

/** Replaces a button that needs a verified organization: says so, and links to the verification. */
export const LockedButton = ({ what, name, children, ...look }: Props) => {
  const { t } = useTranslation('unverified-note');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        variant="secondary"
        className={styles.locked ?? ''}
        leftIcon={<Lock size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('lock.label', { action: name ?? children })}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LockedDialog what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
