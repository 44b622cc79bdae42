import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { limits } from '@shared/limits';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { type Colleague, openMention, suggestionsFor, withMention } from './mentions';
import styles from './applicant.module.css';

const mostSuggestions = 6;

type Props = {
  label: string;
  rows?: number;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  people: readonly Colleague[];
  error?: string | undefined;
};

/** Text area in which "@" suggests team members; arrow keys and Enter choose, Escape closes (ADR 23). */
export const MentionField = ({ label, rows = 3, value, onChange, onSend, people, error }: Props) => {
  const { t } = useTranslation('applicants');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const open = openMention(value, caret);
  const offered = open && open.from !== closedAt ? suggestionsFor(people, open.query, mostSuggestions) : [];
  const isOffered = offered.length > 0;
  const at = Math.min(chosen, offered.length - 1);

  const follow = () => {
    setCaret(area.current?.selectionStart ?? 0);
    setChosen(0);
  };
  const choose = (name: string) => {
    if (!open) return;
    const next = withMention(value, open, caret, name);
    onChange(next.text.slice(0, limits.applicationNoteLength));
    setCaret(next.caret);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (!isOffered) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((at + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[at]?.name ?? '');
    else if (event.key === 'Escape') setClosedAt(open?.from ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.mention}>
      <TextAreaField
        ref={area}
        label={label}
        description={t('notes.hint')}
        rows={rows}
        placeholder={t('notes.placeholder')}
        maxLength={limits.applicationNoteLength}
        value={value}
        error={error}
        aria-autocomplete="list"
        {...(isOffered && { 'aria-controls': id, 'aria-activedescendant': `${id}-${at}` })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setClosedAt((before) => (event.currentTarget.value[before ?? -1] === '@' ? before : null));
          setCaret(event.currentTarget.selectionStart);
          setChosen(0);
        }}
        onClick={follow}
        onBlur={() => setClosedAt(open?.from ?? null)}
        onKeyUp={(event) => /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && follow()}
        onKeyDown={onKeyDown}
      />
      {isOffered && (
        <ul id={id} role="listbox" aria-label={t('notes.people')} className={styles.people}>
          {offered.map(({ userId, name }, index) => (
            <li
              key={userId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={classNames(styles.person, index === at && styles.chosen)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="visually-hidden">
        {isOffered ? t('notes.offered', { count: offered.length }) : ''}
      </span>
    </div>
  );
};
