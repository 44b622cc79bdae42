import { useId, type ReactNode } from 'react';
import { FieldError, RequiredMark, type FieldTexts } from './field';
import styles from './field.module.css';

type FieldsetProps = FieldTexts & { role?: 'radiogroup' | 'group'; children: ReactNode };

export const Fieldset = ({ label, description, error, required, role = 'group', children }: FieldsetProps) => {
  const id = useId();
  const described = [description ? `${id}-hint` : '', error ? `${id}-message` : ''].filter(Boolean).join(' ');
  return (
    <div
      className={styles.group}
      role={role}
      aria-labelledby={`${id}-label`}
      {...(described && { 'aria-describedby': described })}
      {...(role === 'radiogroup' && required && { 'aria-required': true })}
      {...(role === 'radiogroup' && error && { 'aria-invalid': true })}
    >
      <span className={styles.label} id={`${id}-label`}>
        {label}
        {required && <RequiredMark />}
      </span>
      {description && (
        <p className={styles.description} id={`${id}-hint`}>
          {description}
        </p>
      )}
      {children}
      <FieldError id={`${id}-message`} error={error} />
    </div>
  );
};
