import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Field } from './field';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field';

export const PasswordField = ({
  label,
  description,
  error,
  required,
  id,
  autoComplete = 'current-password',
  ...input
}: Omit<TextFieldProps, 'type'>) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, description, error, required, id }}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.inset}
            aria-pressed={shown}
            aria-label={t('password.showLabel')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'password.hide' : 'password.show')}
          </button>
        </div>
      )}
    </Field>
  );
};
