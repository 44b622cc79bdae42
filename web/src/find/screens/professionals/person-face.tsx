import type { CSSProperties } from 'react';
import { Face } from '@/components/faces/face';
import { initials } from '@/lib/time/format';
import styles from './search/find.module.css';

type Props = {
  person: { userId: string; displayName: string; photo_url: string | null };
  /** Whether the person is anonymous to this reader. */
  isHidden: boolean;
  size: number;
  isOnline?: boolean;
};

export const PersonFace = ({
  person: { userId, displayName, photo_url: url },
  isHidden,
  size,
  isOnline = false,
}: Props) =>
  isHidden ? (
    <span className={styles.hidden} style={{ '--size': `${size / 16}rem` } as CSSProperties} aria-hidden="true">
      {initials(displayName.replaceAll('.', ' '))}
    </span>
  ) : (
    <Face id={userId} name={displayName} url={url} size={size} isOnline={isOnline} />
  );
