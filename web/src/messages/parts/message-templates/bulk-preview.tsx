import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { useState } from 'react';
import type { TemplateValues } from '@shared/messages/rules/message-template';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './message-templates.module.css';
import { TemplateText } from './template-text';

type Props = { people: readonly string[]; values: readonly TemplateValues[]; subject: string; content: string };

export const BulkPreview = ({ people, values, subject, content }: Props) => {
  const { t } = useTranslation('message-templates');
  const [at, setAt] = useState(0);
  return (
    <section className={styles.preview} aria-label={t('bulk.preview')}>
      <div className={styles.previewHead}>
        <span aria-live="polite">
          {t('bulk.previewFor', { name: people[at] ?? '', number: at + 1, count: people.length })}
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={t('bulk.previous')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('bulk.next')}
          disabled={at + 1 >= people.length}
          onClick={() => setAt(at + 1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.bubble}>
        {subject.trim() !== '' && <p className={styles.subject}>{subject}</p>}
        <TemplateText text={content} values={values[at] ?? {}} />
      </div>
    </section>
  );
};
