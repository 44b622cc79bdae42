import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Outcome } from '../outcome';
import styles from './setting-row.module.css';

export const SettingRows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows} role="list">
    {children}
  </ul>
);

type Props = {
  id: string;
  title: string;
  /** The current value. */
  value?: ReactNode;
  action?: ReactNode;
  /** Content below both: notes, and the form while it is open. */
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

/** A setting that consists of one form field. */
export const FieldRow = ({ children }: { children: ReactNode }) => <li className={styles.row}>{children}</li>;

/** Opening moves the focus into the form, closing back to the button. The outcome shows until the form opens again. */
export const useRowForm = () => {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('form :is(input:not([type="hidden"]), select)')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    setOutcome(null);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const finish = (done: Outcome) => {
    setOutcome(done);
    close();
  };
  return { isOpen, open, close, finish, outcome, setOutcome, row, button };
};

/** `label` names the setting. */
export const ChangeButton = ({
  label,
  form: { open, button },
}: {
  label: string;
  form: ReturnType<typeof useRowForm>;
}) => {
  const { t } = useTranslation('settings');
  return (
    <Button ref={button} variant="secondary" size="small" aria-label={label} onClick={open}>
      {t('accountSettings.change')}
    </Button>
  );
};
