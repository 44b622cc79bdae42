import { useState } from 'react';
import { initials } from '@/lib/time/format';
import styles from './company-logo.module.css';
import { classNames } from './ui/base/class-names';

type Props = {
  name: string;
  /** Same-origin path, or an address of a file that is about to be sent. */
  url: string | null;
  size?: 'small' | 'medium' | 'large';
};

/** The logo of a company beside its name; its initials while it has none or the image cannot be shown. */
export const CompanyLogo = ({ name, url, size = 'medium' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  return (
    // The name stands beside it in words.
    <span className={classNames(styles.logo, styles[size], !isShown && styles.letters)} aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <span data-testid="logo-placeholder">{initials(name) || '?'}</span>
      )}
    </span>
  );
};
