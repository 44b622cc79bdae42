import Search from 'lucide-react/dist/esm/icons/search.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { displayDurations, limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { searchText } from '@/lib/job-search';
import { useHydrated } from '@/lib/use-hydrated';
import styles from './search-box.module.css';

/** The page written at build time takes a text before its scripts are there. */
const typedAlready = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '');

/** Searches when typing stops, and at once on Enter or when the field is left. */
export const SearchBox = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const { t } = useTranslation('job-search');
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => q || typedAlready());
  const [sent, setSent] = useState(q);
  if (q !== sent) {
    // The address changed: back, forward, or everything cleared.
    setSent(q);
    setText(q);
  }

  const send = (typed: string) => {
    const wanted = searchText(typed);
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const sendLater = useEffectEvent(send);

  useEffect(() => {
    const pause = setTimeout(() => sendLater(text), displayDurations.searchPause);
    return () => clearTimeout(pause);
  }, [text]);

  return (
    <form
      role="search"
      action={paths.jobs}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <label className="visually-hidden" htmlFor="job-search">
        {t('box.label')}
      </label>
      <span className={styles.icon}>
        <Search size={20} aria-hidden="true" />
      </span>
      <input
        ref={field}
        id="job-search"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchTextLength}
        placeholder={t('box.placeholder')}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => send(text)}
      />
      {text !== '' && hydrated && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('box.clear')}
          // The field would be left, and search for what is being cleared.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setText('');
            send('');
            field.current?.focus();
          }}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </form>
  );
};
