import type { RefObject } from 'react';
import { placeholders, tokenOf } from '@shared/messages/rules/message-template';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './message-templates.module.css';
import { placeholderName } from './placeholder-name';

type Props = {
  /** The focused field. */
  field: RefObject<HTMLTextAreaElement | null>;
  max: number;
  onChange: (text: string) => void;
};

/** Buttons that insert a placeholder at the cursor. */
export const PlaceholderButtons = ({ field, max, onChange }: Props) => {
  const { t } = useTranslation('message-templates');
  const insert = (token: string) => {
    const area = field.current;
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    const next = value.slice(0, selectionStart) + token + value.slice(selectionEnd);
    if (next.length > max) return;
    onChange(next);
    const cursor = selectionStart + token.length;
    area.focus();
    // React sets the value first.
    requestAnimationFrame(() => area.setSelectionRange(cursor, cursor));
  };
  return (
    <div className={styles.placeholders} role="group" aria-label={t('insert')}>
      <span aria-hidden="true">{t('insert')}</span>
      {placeholders.map((placeholder) => (
        <button key={placeholder} type="button" className={styles.insert} onClick={() => insert(tokenOf(placeholder))}>
          {placeholderName(placeholder, t)}
        </button>
      ))}
    </div>
  );
};
