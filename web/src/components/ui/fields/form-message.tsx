import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './form-message.module.css';

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

export const FormMessage = ({ kind, children }: { kind: 'error' | 'success' | 'info'; children: ReactNode }) => {
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classNames(styles.message, styles[kind])}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
};
