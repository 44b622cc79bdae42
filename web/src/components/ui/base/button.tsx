import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { classNames } from './class-names';

/** `accent` is the page's single main call to action; `onBand` is for the dark band. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'onBand';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  fullWidth?: boolean | undefined;
  leftIcon?: ReactNode;
  rightIcon?: ReactNode;
};

export const buttonClass = (
  { variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  className?: string,
): string => classNames(styles.button, styles[variant], styles[size], fullWidth && styles.full, className);

export const ButtonContent = ({
  leftIcon,
  rightIcon,
  children,
}: Pick<ButtonLook, 'leftIcon' | 'rightIcon'> & { children: ReactNode }) => (
  <>
    {leftIcon !== undefined && <span className={styles.icon}>{leftIcon}</span>}
    {children}
    {rightIcon !== undefined && <span className={styles.icon}>{rightIcon}</span>}
  </>
);

export type ButtonProps = ButtonLook & { loading?: boolean | undefined } & ComponentPropsWithRef<'button'>;

/** Disabled before hydration: a click would be lost, and a native submit would put the fields in the URL. */
export const Button = ({
  variant,
  size,
  fullWidth,
  leftIcon,
  rightIcon,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) => {
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      disabled={disabled === true || !hydrated}
      className={buttonClass({ variant, size, fullWidth }, className)}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <ButtonContent
        leftIcon={loading ? <span className={styles.spinner} aria-hidden="true" /> : leftIcon}
        rightIcon={rightIcon}
      >
        {children}
      </ButtonContent>
    </button>
  );
};
