import { useState, type CSSProperties } from 'react';
import { initials } from '@/lib/time/format';
import { classNames } from '../ui/base/class-names';
import styles from './faces.module.css';
import { hueOf } from './hue';

type Props = {
  /** The organization's ID, which decides the color. */
  id: string;
  name: string;
  /** Same-origin path, or an object URL before the upload. */
  url: string | null;
  /** Size in pixels. */
  size?: number;
};

/** An organization's logo, or initials on a color derived from its ID. */
export const OrganizationMark = ({ id, name, url, size = 40 }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  const style = { '--size': `${size / 16}rem`, '--hue': hueOf(id) } as CSSProperties;
  return (
    <span className={classNames(styles.mark, isShown && styles.logo)} style={style} aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <span data-testid="logo-placeholder">{initials(name) || '?'}</span>
      )}
    </span>
  );
};
