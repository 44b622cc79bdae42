import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import styles from './long-form.module.css';

type Props = {
  /** Sets the widths of the columns, see the styles. */
  className?: string | undefined;
  /** Where one is in the form. */
  navigator: ReactNode;
  /** What stands on the other side where the screen has room for it. */
  beside?: ReactNode;
  formRef?: Ref<HTMLFormElement>;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form too long for one screen: its parts beside it, its footer bar always in sight. */
export const LongForm = ({ className, navigator, beside, formRef, busy, onSubmit, children }: Props) => (
  <div className={classNames(styles.columns, className)}>
    {navigator}
    <form
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

/** A list beside the form, a bar above it on small screens. */
export const FormNav = ({ className, ...rest }: ComponentProps<'nav'>) => (
  <nav {...rest} className={classNames(styles.nav, className)} />
);

/** Where the input is kept, and the ways on. */
export const FooterBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer} data-footer-bar="">
    {children}
  </div>
);

/** The words of the footer. `data-wrong` says that something is. */
export const FooterState = ({ className, ...rest }: ComponentProps<'div'> & { 'data-wrong'?: true | undefined }) => (
  <div {...rest} className={classNames(styles.state, className)} />
);
