import { useEffect, useRef, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import { applicationStatuses } from '@shared/model/vocabulary';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './applicants.module.css';
import { applicantSorts } from './list-state';
import type { ListAddress } from './use-list-state';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Props = {
  address: ListAddress;
  jobs?: readonly { value: string; label: string }[];
};

/** "/" focuses the search. */
export const ListFilters = ({ address, jobs }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const { state, set } = address;
  return (
    <div className={styles.filters} role="search" aria-label={t('filter.label')}>
      <SearchText address={address} />
      {jobs && (
        <SelectField
          label={t('columns.job')}
          placeholder={t('filter.anyJob')}
          data={jobs}
          value={state.jobId}
          onChange={(jobId) => set({ jobId })}
        />
      )}
      <SelectField
        label={t('columns.status')}
        placeholder={t('filter.anyStatus')}
        data={applicationStatuses.map((value) => ({ value, label: t(`applicationStatus.${value}`) }))}
        value={state.status}
        onChange={(status) => set({ status })}
      />
      <SelectField
        label={t('filter.sort')}
        data={applicantSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={state.sort}
        onChange={(sort) => set({ sort: sort ?? 'newest' })}
      />
    </div>
  );
};

const SearchText = ({ address: { state, set } }: { address: ListAddress }) => {
  const { t } = useTranslation('applicants');
  const asked = state.words;
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The URL changed by other means, such as the back button.
  if (asked !== shown) {
    setShown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
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
      label={t('filter.words')}
      maxLength={limits.searchTextLength}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        const words = event.currentTarget.value;
        setTyped(words);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => set({ words: words.trim() }), displayDurations.searchPause);
      }}
    />
  );
};
