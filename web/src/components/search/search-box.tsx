import Search from 'lucide-react/dist/esm/icons/search.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { useLateText } from '@/lib/forms/late-text';
import { searchText } from '@/lib/forms/search-parameters';
import { useHydrated } from '@/lib/browser/use-hydrated';
import styles from './search-box.module.css';
import type { SuggestionsProps } from './suggestion-list';

/** Prerendered pages accept input before hydration. */
const typedAlready = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '');

type Props = {
  q: string;
  onSearch: (q: string) => void;
  label: string;
  placeholder: string;
  action: string;
  /** List shown while someone types; loads with the first focus. */
  suggestions?: (list: SuggestionsProps) => ReactNode;
  /** Called with texts that are searched for with Enter. */
  onEnter?: (q: string) => void;
};

const noneShown = { isOpen: false, active: undefined as string | undefined };

/** Searches when typing pauses, and immediately on Enter or blur. */
export const SearchBox = ({ q, onSearch, label, placeholder, action, suggestions, onEnter }: Props) => {
  const { t } = useTranslation('search');
  const id = useId();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, report, follow } = useLateText(q, onSearch, () => q || typedAlready());
  /** The text when the box got the focus; null without focus. */
  const [textBefore, setTextBefore] = useState<string | null>(null);
  const [shown, setShown] = useState(noneShown);
  const listId = `${id}-suggestions`;

  return (
    <form
      role="search"
      action={action}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        report(text);
        onEnter?.(searchText(text));
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className={styles.icon}>
        <Search size={20} aria-hidden="true" />
      </span>
      <input
        ref={field}
        id={id}
        name="q"
        // For screen readers, a combobox is a text field.
        type={suggestions ? 'text' : 'search'}
        inputMode="search"
        {...(suggestions && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown.isOpen,
          'aria-controls': shown.isOpen ? listId : undefined,
          'aria-activedescendant': shown.active,
        })}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchTextLength}
        placeholder={placeholder}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => setTextBefore(text)}
        onBlur={() => {
          report(text);
          setTextBefore(null);
          setShown(noneShown);
        }}
      />
      {text !== '' && hydrated && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearText')}
          // Prevents the blur, which would search for the text being cleared.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setText('');
            report('');
            field.current?.focus();
          }}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
      {suggestions && textBefore !== null && (
        <Suspense>
          {suggestions({
            text,
            before: textBefore,
            field,
            listId,
            onShown: setShown,
            onTaken: follow,
          })}
        </Suspense>
      )}
    </form>
  );
};
