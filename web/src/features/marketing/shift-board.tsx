import styles from './shift-board.module.css';
import { useContent } from './use-content';

/** Parts of the board's twelfths, one after another. */
type Part = { length: 1 | 3 | 4 | 5 | 6; kind: 'covered' | 'open' | 'soft' | 'free' };

const shifts: readonly (readonly Part[])[] = [
  [
    { length: 4, kind: 'covered' },
    { length: 5, kind: 'soft' },
    { length: 3, kind: 'covered' },
  ],
  [
    { length: 6, kind: 'soft' },
    { length: 4, kind: 'open' },
  ],
  [
    { length: 1, kind: 'free' },
    { length: 5, kind: 'covered' },
    { length: 1, kind: 'free' },
    { length: 5, kind: 'soft' },
  ],
  [
    { length: 3, kind: 'soft' },
    { length: 1, kind: 'free' },
    { length: 6, kind: 'covered' },
  ],
];

export const ShiftBoard = () => {
  const { t, list } = useContent('pages/landing');
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={styles.head}>
        <span>{t('board.title')}</span>
        <span className={styles.hours}>
          <span>07</span>
          <span>15</span>
          <span>23</span>
        </span>
      </div>
      {list('board.rows').map((row, index) => (
        <div key={row} className={styles.row}>
          <span className={styles.ward}>{row}</span>
          <div className={styles.line}>
            {shifts[index]?.map(({ length, kind }, part) => (
              <span key={part} className={`${styles[kind]} ${styles[`span${length}`]}`}>
                {kind === 'open' && t('board.open')}
              </span>
            ))}
          </div>
        </div>
      ))}
      <svg className={styles.pulse} viewBox="0 0 480 60" fill="none" preserveAspectRatio="none">
        <path
          d="M0 34h96l10-12 12 22 14-34 14 46 12-22h92l10-12 12 22 14-34 14 46 12-22h176"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.match}>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none">
          <path
            d="m5 12.5 4.5 4.5L19 7.5"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {t('board.covered')}
      </div>
    </div>
  );
};
