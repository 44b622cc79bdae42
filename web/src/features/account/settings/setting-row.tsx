import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MutedText } from '@/components/layout';
import styles from './setting-row.module.css';

export const SettingRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows} role="list">
    {children}
  </ul>
);

type Props = {
  id: string;
  title: string;
  /** What is set now. */
  value?: ReactNode;
  action?: ReactNode;
  /** Below both: notes, and the form while it is open. */
  children?: ReactNode;
  ref?: RefObject<HTMLLIElement | null>;
};

export const SettingRow = ({ id, title, value, action, children, ref }: Props) => (
  <li id={id} className={styles.row} ref={ref}>
    <div className={styles.line}>
      <div className={styles.about}>
        <h3 className={styles.name}>{title}</h3>
        {value !== undefined && <MutedText as="div">{value}</MutedText>}
      </div>
      {action && <div className={styles.control}>{action}</div>}
    </div>
    {children}
  </li>
);

/** For settings that are all of a form field. */
export const FieldRow = ({ children }: { children: ReactNode }) => <li className={styles.row}>{children}</li>;

/** Opening moves the focus into the form, closing back to the button. */
export const useRowForm = () => {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('form :is(input:not([type="hidden"]), select)')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), row, button };
};
