import Search from 'lucide-react/dist/esm/icons/search.mjs';
import { useEffect, useRef } from 'react';
import { limits } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import { LateText } from './late-text';
import styles from './list-tools.module.css';
import type { ListAddress } from './use-list-address';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const ListSearch = ({ address: { filters, change } }: { address: ListAddress }) => {
  const { t } = useTranslation('managing');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div role="search" className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <LateText
        ref={input}
        type="search"
        aria-label={t('filters.search')}
        placeholder={t('filters.searchHint')}
        maxLength={limits.searchTextLength}
        value={filters.q ?? ''}
        onChange={(q) => change({ q }, true)}
      />
    </div>
  );
};
