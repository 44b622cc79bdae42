import { useEffect, useRef, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import type { JobStatus, ManagedJobSort } from '@shared/model/enumerations';
import { jobStatuses, managedJobSorts } from '@shared/model/vocabulary';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './managing.module.css';
import { filtersNow, type ListAddress } from './use-list-address';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const ListFilters = ({ address }: { address: ListAddress }) => {
  const { t } = useTranslation(['managing', 'marketplace']);
  const { filters, setFilters } = address;
  const change = (part: { status?: JobStatus | null; sort?: ManagedJobSort | null }) => {
    const next = { ...filtersNow(), ...part };
    setFilters(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)));
  };
  return (
    <div className={styles.filters} role="search" aria-label={t('filters.label')}>
      <SearchText address={address} />
      <SelectField
        label={t('filters.status')}
        placeholder={t('filters.all')}
        data={jobStatuses.map((value) => ({ value, label: t(`jobStatus.${value}`) }))}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label={t('filters.sort')}
        data={managedJobSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={filters.sort ?? 'newest'}
        onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
      />
    </div>
  );
};

const SearchText = ({ address: { filters, setFilters } }: { address: ListAddress }) => {
  const { t } = useTranslation('managing');
  const asked = filters.q ?? '';
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  const input = useRef<HTMLInputElement>(null);

  if (asked !== shown) {
    setShown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  useEffect(() => {
    const q = typed.trim();
    if (q === asked) return undefined;
    const { q: _, ...others } = filters;
    const timer = setTimeout(() => setFilters({ ...others, ...(q && { q }) }, true), displayDurations.searchPause);
    return () => clearTimeout(timer);
  }, [typed, asked, filters, setFilters]);

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
    <TextField
      ref={input}
      type="search"
      label={t('filters.search')}
      maxLength={limits.searchTextLength}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
