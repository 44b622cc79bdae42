import Search from 'lucide-react/dist/esm/icons/search.mjs';
import { type Ref, useEffect, useRef, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './list-tools.module.css';
import type { ListAddress } from './use-list-state';

type Props = { address: ListAddress; field: Ref<HTMLInputElement> };

export const ListSearch = ({ address: { state, set }, field }: Props) => {
  const { t } = useTranslation('applicants');
  const asked = state.words;
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The URL changed by other means, such as the back button.
  if (asked !== shown) {
    setShown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div role="search" className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t('filter.words')}
        placeholder={t('filter.words')}
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
    </div>
  );
};
