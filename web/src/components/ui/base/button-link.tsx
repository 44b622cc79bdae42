import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent, buttonClass, type ButtonLook } from './button';

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'> & { className?: string };

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  leftIcon,
  rightIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
    <ButtonContent leftIcon={leftIcon} rightIcon={rightIcon}>
      {children}
    </ButtonContent>
  </Link>
);
