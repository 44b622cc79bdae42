import { useEffect, useEffectEvent, useState, type ComponentPropsWithRef } from 'react';
import { displayDurations } from '@shared/limits';

type Props = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (text: string) => void;
};

/** A text field that reports what was typed after a pause. */
export const LateText = ({ value, onChange, ...input }: Props) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);

  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const report = useEffectEvent(onChange);
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return undefined;
    const timer = setTimeout(() => report(text), displayDurations.searchPause);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <input autoComplete="off" {...input} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
  );
};
