import { useTranslation } from '@/lib/i18n/i18n';
import styles from './shift-board.module.css';

/** Start and length in twelfths of the board. */
type Shift = { from: number; length: number; kind: 'covered' | 'open' | 'soft' };

const shifts: readonly (readonly Shift[])[] = [
  [
    { from: 1, length: 4, kind: 'covered' },
    { from: 5, length: 5, kind: 'soft' },
    { from: 10, length: 3, kind: 'covered' },
  ],
  [
    { from: 1, length: 6, kind: 'soft' },
    { from: 7, length: 4, kind: 'open' },
  ],
  [
    { from: 2, length: 5, kind: 'covered' },
    { from: 8, length: 5, kind: 'soft' },
  ],
  [
    { from: 1, length: 3, kind: 'soft' },
    { from: 5, length: 6, kind: 'covered' },
  ],
];

export const ShiftBoard = () => {
  const { t } = useTranslation('page-landing');
  const rows = t('board.rows', { returnObjects: true }) as unknown as string[];
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
      {rows.map((row, index) => (
        <div key={row} className={styles.row}>
          <span className={styles.ward}>{row}</span>
          <div className={styles.line}>
            {shifts[index]?.map(({ from, length, kind }) => (
              <span key={from} className={styles[kind]} style={{ gridColumn: `${from} / span ${length}` }}>
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
