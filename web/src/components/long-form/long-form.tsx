import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import styles from './long-form.module.css';

type Props = {
  id?: string;
  className?: string | undefined;
  navigator: ReactNode;
  beside?: ReactNode;
  formRef?: Ref<HTMLFormElement>;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

export const LongForm = ({ id, className, navigator, beside, formRef, busy, onSubmit, children }: Props) => (
  <div className={classNames(styles.columns, className)}>
    {navigator}
    <form
      id={id}
      ref={formRef}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
      aria-busy={busy}
    >
      {children}
    </form>
    {beside}
  </div>
);

export const FormNav = ({ className, ...rest }: ComponentProps<'nav'>) => (
  <nav {...rest} className={classNames(styles.nav, className)} />
);

export const FooterBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer} data-footer-bar="">
    {children}
  </div>
);

export const FooterState = ({ className, ...rest }: ComponentProps<'div'> & { 'data-wrong'?: true | undefined }) => (
  <div {...rest} className={classNames(styles.state, className)} />
);
