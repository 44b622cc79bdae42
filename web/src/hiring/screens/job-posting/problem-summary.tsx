import { useFormContext, useFormState } from 'react-hook-form';
import type { JobDraft } from '@shared/hiring/model/job';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { fieldsWithProblems, sectionId, sectionOf } from './sections/job-sections';
import styles from './job-posting.module.css';
import { showSection } from './sections/section-nav';

export const ProblemSummary = ({ message }: { message: string | null }) => {
  const { t } = useTranslation('posting');
  const { control, setFocus } = useFormContext<JobDraft>();
  const { errors } = useFormState({ control });
  const fields = fieldsWithProblems(errors);
  if (fields.length === 0 && message === null) return null;
  return (
    <FormMessage kind="error">
      {message !== null && <p>{message}</p>}
      {fields.length > 0 && (
        <p className={styles.problems}>
          <span>{t('problems', { count: fields.length })}</span>
          {fields.map((field) => (
            <a
              key={field}
              href={`#${sectionId(sectionOf(field))}`}
              onClick={(event) => {
                event.preventDefault();
                showSection(sectionOf(field));
                setFocus(field);
              }}
            >
              {t(`fields.${field}`)}
            </a>
          ))}
        </p>
      )}
    </FormMessage>
  );
};
