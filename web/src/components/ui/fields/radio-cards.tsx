import { useHydrated } from '@/lib/browser/use-hydrated';
import { useId, type ReactNode } from 'react';
import type { FieldTexts } from './field';
import styles from './field.module.css';
import { Fieldset } from './fieldset';

export type RadioCard<V extends string = string> = { value: V; label: string; description?: string; icon?: ReactNode };

export type RadioCardsProps<V extends string = string> = FieldTexts & {
  data: readonly RadioCard<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
};

export const RadioCards = <V extends string = string>({
  data,
  value,
  onChange,
  name,
  onBlur,
  disabled,
  ...texts
}: RadioCardsProps<V>) => {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <Fieldset {...texts} role="radiogroup">
      <div className={styles.cards}>
        {data.map((card, index) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className={styles.box}
              name={name ?? id}
              value={card.value}
              checked={value === card.value}
              disabled={disabled === true || !hydrated}
              aria-describedby={card.description && `${id}-${index}`}
              aria-labelledby={`${id}-${index}-title`}
              onBlur={onBlur}
              onChange={() => onChange(card.value)}
            />
            <span className={styles.cardTitle} id={`${id}-${index}-title`}>
              {card.icon && <span className={styles.cardIcon}>{card.icon}</span>}
              {card.label}
            </span>
            {card.description && (
              <span className={styles.cardText} id={`${id}-${index}`}>
                {card.description}
              </span>
            )}
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
