import { useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { MutedText } from '../layout';
import { classNames } from '../ui/base/class-names';
import { TextCounter } from '../ui/editing/text-counter';
import { Field, useFieldIds, type FieldTexts } from '../ui/fields/field';
import fieldStyles from '../ui/fields/field.module.css';
import { applyEdit, selectedIn } from './apply-edit';
import styles from './markdown-field.module.css';
import { MarkdownText } from './markdown-text';
import { type EditOf, editOfKey, MarkdownToolbar } from './markdown-toolbar';

type MarkdownFieldProps = FieldTexts & {
  name: string;
  value: string;
  maxLength: number;
  rows?: number;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: RefCallback<HTMLTextAreaElement>;
};

/** A text area for formatted text (`shared/text/markdown`), with tools and a preview. */
export const MarkdownField = ({
  label,
  description,
  error,
  required,
  name,
  value,
  maxLength,
  rows = 5,
  onChange,
  onBlur,
  ref,
}: MarkdownFieldProps) => {
  const { id } = useFieldIds();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const edit = (editOf: EditOf) => {
    if (area.current) applyEdit(area.current, editOf(selectedIn(area.current)), onChange);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const editOf = editOfKey(event);
    if (!editOf) return;
    event.preventDefault();
    edit(editOf);
  };
  const connect = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    ref(element);
  };
  const counter = <TextCounter length={value.length} max={maxLength} />;
  return (
    <Field {...{ label, description, error, required, id, counter }}>
      {(control) => (
        <div className={styles.editor}>
          <div className={styles.bar}>
            <ViewSwitch {...{ isPreview, setPreview }} />
            {!isPreview && <MarkdownToolbar areaId={id} onEdit={edit} />}
          </div>
          <textarea
            {...control}
            {...{ name, value, rows, maxLength, onBlur, onKeyDown }}
            ref={connect}
            className={isPreview ? 'visually-hidden' : classNames(fieldStyles.control, fieldStyles.area)}
            tabIndex={isPreview ? -1 : undefined}
            // The label and error summaries focus the text area.
            onFocus={() => setPreview(false)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {isPreview && <Preview text={value} />}
        </div>
      )}
    </Field>
  );
};

type View = { isPreview: boolean; setPreview: (isPreview: boolean) => void };

const ViewSwitch = ({ isPreview, setPreview }: View) => {
  const { t } = useTranslation('markdown');
  return (
    <div className={styles.switch} role="group" aria-label={t('view')}>
      <button type="button" className={styles.view} aria-pressed={!isPreview} onClick={() => setPreview(false)}>
        {t('write')}
      </button>
      <button type="button" className={styles.view} aria-pressed={isPreview} onClick={() => setPreview(true)}>
        {t('preview')}
      </button>
    </div>
  );
};

const Preview = ({ text }: { text: string }) => {
  const { t } = useTranslation('markdown');
  return (
    <div className={styles.preview}>
      {text.trim() === '' ? <MutedText>{t('nothing')}</MutedText> : <MarkdownText text={text} />}
    </div>
  );
};
