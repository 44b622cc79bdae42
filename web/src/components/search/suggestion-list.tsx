import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './suggestion-list.module.css';

/** Props that the box passes on to its list. */
export type SuggestionsProps = {
  text: string;
  /** What the box contained when it got the focus. */
  before: string;
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Called when the list is shown, with or without an active option. */
  onShown: (shown: { isOpen: boolean; active: string | undefined }) => void;
  /** Called with the remaining text when a suggestion was taken. */
  onTaken: (text: string) => void;
};

export type SuggestionItem = {
  key: string;
  label: string;
  detail: string;
  /** The text remaining in the box. */
  text: string;
  take: () => void;
};

type Props = SuggestionsProps & { items: readonly SuggestionItem[] };

/** Options of a search box, which keeps the focus: arrows move, Enter selects, Escape closes. */
export const SuggestionList = ({ items, text, before, field, listId, onShown, onTaken }: Props) => {
  const { t } = useTranslation('suggestions');
  const [closedFor, setClosedFor] = useState<string | null>(before || null);
  const [chosen, setChosen] = useState({ text, index: -1 });
  const isOpen = items.length > 0 && closedFor !== text;
  const active = isOpen && chosen.text === text ? Math.min(chosen.index, items.length - 1) : -1;
  const idOf = (index: number): string => `${listId}-${index}`;

  const take = ({ text: left, take: apply }: SuggestionItem): void => {
    setClosedFor(left);
    onTaken(left);
    apply();
  };

  const move = (step: 1 | -1): void => {
    setClosedFor(null);
    const places = items.length + 1;
    setChosen({ text, index: ((active + 1 + step + places) % places) - 1 });
  };

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    // Ignores keys of an input method.
    if (event.isComposing || items.length === 0) return;
    const item = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && item) {
      event.preventDefault();
      take(item);
    } else if (event.key === 'Enter') {
      setClosedFor(text);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setClosedFor(text);
    }
  });

  // Runs before the list is visible, so no key is lost.
  useLayoutEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);

  const tell = useEffectEvent(onShown);
  const activeId = active < 0 ? undefined : idOf(active);
  useLayoutEffect(() => {
    tell({ isOpen, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeId]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen && t('found', { count: items.length })}
      </span>
      {isOpen && (
        <ul id={listId} className={styles.list} role="listbox" aria-label={t('label')}>
          {items.map((item, index) => (
            <li
              key={item.key}
              id={idOf(index)}
              role="option"
              className={styles.option}
              aria-selected={index === active}
              // Keeps the focus in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <span className={styles.label}>{item.label}</span> <span className={styles.detail}>{item.detail}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
