import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import { useId, type ReactNode } from 'react';
import styles from './chips.module.css';

/** A filter in a menu under its chip. */
export const ChipMenu = ({ label, isSet, children }: { label: string; isSet: boolean; children: ReactNode }) => (
  <Popover.Root positioning={{ placement: 'bottom-start', gutter: 6 }} lazyMount unmountOnExit>
    <Popover.Trigger className={styles.chip} data-set={isSet || undefined}>
      {label}
      <ChevronDown size={14} aria-hidden="true" />
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content className={styles.choices} aria-label={label}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
);

type OneOfProps<V> = {
  legend: string;
  values: readonly V[];
  chosen: V;
  labelOf: (value: V) => string;
  onChange: (value: V) => void;
};

/** A single choice among a few, in a chip's menu. */
export const OneOf = <V extends string | number | null>({
  legend,
  values,
  chosen,
  labelOf,
  onChange,
}: OneOfProps<V>) => {
  const name = useId();
  return (
    <fieldset className={styles.oneOf}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
};
