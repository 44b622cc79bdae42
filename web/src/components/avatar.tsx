import { useState } from 'react';
import { initials } from '@/lib/time/format';
import styles from './avatar.module.css';
import { classNames } from './ui/base/class-names';

type Props = {
  name: string;
  /** Same-origin path. */
  url: string | null;
  size?: 'small' | 'medium' | 'large';
};

/** The photo of somebody beside their name; their initials while there is none or it cannot be shown. */
export const PersonPhoto = ({ name, url, size = 'medium' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  return (
    // The name stands beside it in words.
    <span className={classNames(styles.photo, styles[size])} aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        initials(name.replaceAll('.', ' ')) || '?'
      )}
    </span>
  );
};
