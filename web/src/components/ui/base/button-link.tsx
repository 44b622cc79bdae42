import { Link, type LinkProps } from 'react-router-dom';
import { ButtonContent, buttonClass, type ButtonLook } from './button';

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'> & { className?: string };

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
