import type { ComponentPropsWithRef } from 'react';
import { useLateText } from '@/lib/forms/late-text';

type Props = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};

/** A text field that reports what was typed after a pause. */
export const LateText = ({ value, onChange, ...input }: Props) => {
  const { text, setText } = useLateText(value, onChange);
  return <input autoComplete="off" {...input} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
};
