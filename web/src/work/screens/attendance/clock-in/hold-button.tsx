import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './hold-button.module.css';

const holdMs = 500;

type Props = { hint: string; disabled?: boolean; busy?: boolean; onHold: () => void; children: ReactNode };

/** Acts after a half-second press, so that a pocket can't trigger it; at once by keyboard. */
export const HoldButton = ({ hint, disabled = false, busy = false, onHold, children }: Props) => {
  const [isHeld, setIsHeld] = useState(false);
  const [wasShort, setWasShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOff = disabled || busy;

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsHeld(false);
  };
  const start = (event: PointerEvent) => {
    if (isOff || event.button !== 0) return;
    setIsHeld(true);
    timer.current = setTimeout(() => {
      stop();
      setWasShort(false);
      onHold();
    }, holdMs);
  };
  const release = () => {
    if (timer.current !== undefined) setWasShort(true);
    stop();
  };
  // A click without a pointer comes from Enter, Space, or a screen reader.
  const press = (event: MouseEvent) => {
    if (event.detail === 0 && !isOff) onHold();
  };

  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.button}
        data-held={isHeld || undefined}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        onPointerDown={start}
        onPointerUp={release}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onClick={press}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className={styles.label}>{children}</span>
      </button>
      <p className={styles.hint} role="status">
        {wasShort && !isOff ? hint : ''}
      </p>
    </div>
  );
};
