import { productName } from '@shared/product';
import styles from './logo.module.css';

/** `size`: width in pixels. */
export const LogoMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 40 32" width={size} height={size * 0.8} fill="none" aria-hidden="true">
    <path
      d="M2 13h5l5 14 8-22 8 22 5-14h5"
      stroke="currentColor"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.line}
    />
    <circle cx="20" cy="27" r="3.2" className={styles.dot} />
  </svg>
);

export const Logo = ({ size = 40 }: { size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    {productName}
  </span>
);
