import { useEffect, useRef } from 'react';
import { ListSearch } from '@/components/records/list-search';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ListAddress } from './use-list-address';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const JobSearch = ({ address: { filters, change } }: { address: ListAddress }) => {
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
    <ListSearch
      ref={input}
      label={t('filters.search')}
      placeholder={t('filters.searchHint')}
      value={filters.q ?? ''}
      onChange={(q) => change({ q }, true)}
    />
  );
};
