import { useState } from 'react';
import { initials } from '@/lib/time/format';
import styles from './company-logo.module.css';
import { classNames } from './ui/base/class-names';

type Props = {
  name: string;
  /** Same-origin path, or an object URL before the upload. */
  url: string | null;
  size?: 'small' | 'medium' | 'large';
};

export const CompanyLogo = ({ name, url, size = 'medium' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  return (
    <span className={classNames(styles.logo, styles[size], !isShown && styles.letters)} aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <span data-testid="logo-placeholder">{initials(name) || '?'}</span>
      )}
    </span>
  );
};
