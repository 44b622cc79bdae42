import { useId, type Ref } from 'react';
import { Fieldset } from '@/components/ui/fields/fieldset';
import styles from './request.module.css';

const marks = [1, 2, 3, 4, 5] as const;

type Props = {
  label: string;
  value: number | null;
  error: string | undefined;
  onChange: (mark: number) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Five buttons large enough for a thumb; the arrow keys move between them. */
export const MarkField = ({ label, value, error, onChange, onBlur, ref }: Props) => {
  const id = useId();
  return (
    <Fieldset label={label} role="radiogroup" required error={error}>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <label key={mark} className={styles.mark}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              ref={mark === 1 ? ref : undefined}
              checked={value === mark}
              onChange={() => onChange(mark)}
              onBlur={onBlur}
            />
            <span>{mark}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
