import { useState, type CSSProperties } from 'react';
import { initials } from '@/lib/time/format';
import { classNames } from '../ui/base/class-names';
import styles from './faces.module.css';
import { hueOf } from './hue';

type Props = {
  /** The person's ID, which decides the color. */
  id: string;
  name: string;
  url: string | null;
  /** Size in pixels. */
  size?: number;
  isOnline?: boolean;
};

/** A person's photo, or initials on a personal color. The name is always written beside it. */
export const Face = ({ id, name, url, size = 36, isOnline = false }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = url !== null && url !== broken;
  const style = { '--size': `${size / 16}rem`, '--hue': hueOf(id) } as CSSProperties;
  return (
    <span className={classNames(styles.face, isOnline && styles.online)} style={style} aria-hidden="true">
      {isShown ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        initials(name.replaceAll('.', ' ')) || '?'
      )}
    </span>
  );
};
