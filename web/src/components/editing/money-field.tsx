import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { NumberField } from '@/components/ui/editing/number-field';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  description?: string;
  required?: boolean;
};

/** A field in currency units with two decimals, stored in cents; empty is null. */
export const MoneyField = <T extends FieldValues>({ control, name, ...field }: Props<T>) => {
  const { field: input, fieldState } = useController({ control, name });
  const cents = input.value as number | null;
  return (
    <NumberField
      {...field}
      name={name}
      ref={input.ref}
      value={cents === null ? null : cents / 100}
      onChange={(amount: number | null) => input.onChange(amount === null ? null : Math.round(amount * 100))}
      onBlur={input.onBlur}
      error={fieldState.error?.message}
      min={0}
      step={0.01}
    />
  );
};
