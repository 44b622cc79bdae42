import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { controlAttributes, FieldError, RequiredMark, useFieldIds, type FieldTexts } from './field';
import styles from './field.module.css';

export type ChoiceFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'className' | 'type'>;

export const ChoiceField = ({
  kind,
  label,
  description,
  error,
  required,
  id,
  disabled,
  ...input
}: ChoiceFieldProps & { kind: 'checkbox' | 'switch' }) => {
  const ids = useFieldIds(id);
  const hydrated = useHydrated();
  // `aria-required` is not allowed on a checkbox; its label says it.
  const { 'aria-required': _, ...control } = controlAttributes(ids, { description, error, required });
  return (
    <div className={styles.choice}>
      <input
        {...input}
        {...control}
        disabled={disabled === true || !hydrated}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? styles.switch : styles.box}
      />
      <label className={styles.choiceLabel} htmlFor={ids.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {description && (
        <p className={styles.description} id={ids.hint}>
          {description}
        </p>
      )}
      <FieldError id={ids.message} error={error} />
    </div>
  );
};
