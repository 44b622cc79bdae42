import { type RefObject, useEffect, useState } from 'react';
import { guardHistory } from '@/lib/forms/history-guard';
import { useTranslation } from '@/lib/i18n/i18n';
import { pathOfAddress } from '@/lib/i18n/language';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';

type Props = {
  dirty: boolean;
  leaving: RefObject<boolean>;
};

const linkedPage = (event: MouseEvent): string | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A language switch reloads the site, so the browser asks.
  if (!link || link.hreflang || (link.target && link.target !== '_self') || link.origin !== window.location.origin)
    return null;
  return link.pathname === window.location.pathname ? null : pathOfAddress(link.pathname) + link.search + link.hash;
};

const positionOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
};

const useLeaveGuard = ({ dirty, leaving }: Props, ask: (goOn: () => void) => void) => {
  const navigate = useNavigate();

  useEffect(() => {
    if (!dirty) return undefined;
    const here = positionOf(window.history.state);
    let returning = false;

    const onClick = (event: MouseEvent) => {
      const page = leaving.current ? null : linkedPage(event);
      if (page === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(page));
    };
    // The address has already changed: go back first, then ask.
    const onPop = (event: PopStateEvent) => {
      const there = positionOf(event.state);
      if (leaving.current || here === null || there === null || here === there) {
        if (returning) event.stopImmediatePropagation();
        returning = false;
        return;
      }
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(here - there);
      ask(() => window.history.go(there - here));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };

    document.addEventListener('click', onClick, true);
    const release = guardHistory(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      release();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [ask, dirty, leaving, navigate]);
};

export const UnsavedChanges = ({ dirty, leaving }: Props) => {
  const { t } = useTranslation('marketplace');
  const [goOn, setGoOn] = useState<{ go: () => void } | null>(null);
  const [ask] = useState(() => (go: () => void) => setGoOn({ go }));
  useLeaveGuard({ dirty, leaving }, ask);
  return (
    <ConfirmDialog
      opened={goOn !== null}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      danger
      onConfirm={() => {
        leaving.current = true;
        setGoOn(null);
        goOn?.go();
      }}
      onClose={() => setGoOn(null)}
    />
  );
};
