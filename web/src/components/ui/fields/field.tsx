import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
};

export type ControlAttributes = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

type Ids = { id: string; hint: string; message: string };

// No native `required`: the browser's validation would preempt the form's messages.
export const controlAttributes = (
  ids: Ids,
  { description, error, required }: Omit<FieldTexts, 'label'>,
): ControlAttributes => {
  const described = [description ? ids.hint : '', error ? ids.message : ''].filter(Boolean).join(' ');
  return {
    id: ids.id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  };
};

export const useFieldIds = (given?: string): Ids => {
  const own = useId();
  const id = given ?? own;
  return { id, hint: `${id}-hint`, message: `${id}-message` };
};

export const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    {' *'}
  </span>
);

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p className={styles.error} id={id}>
      {error}
    </p>
  ) : null;

type FieldProps = FieldTexts & {
  id?: string | undefined;
  counter?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
};

export const Field = ({ label, description, error, required, id, counter, children }: FieldProps) => {
  const ids = useFieldIds(id);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {description && (
        <p className={styles.description} id={ids.hint}>
          {description}
        </p>
      )}
      {children(controlAttributes(ids, { description, error, required }))}
      {(error || counter) && (
        <div className={styles.below}>
          <FieldError id={ids.message} error={error} />
          {counter}
        </div>
      )}
    </div>
  );
};
