import styles from './landing.module.css';

type Block = readonly [x: number, y: number, width: number];

const far: readonly Block[] = [
  [70, 120, 34],
  [112, 96, 30],
  [420, 128, 40],
  [470, 98, 28],
  [930, 136, 36],
  [974, 92, 26],
  [1280, 106, 34],
  [1322, 132, 40],
];
const near: readonly Block[] = [
  [190, 66, 88],
  [278, 112, 88],
  [590, 92, 148],
  [800, 124, 103],
  [1050, 54, 103],
  [1153, 104, 88],
];
const crosses = 'M234 76v14M227 83h14M664 100v14M657 107h14M1101 62v14M1094 69h14';
const bottom = 190;

/** Decoration at the bottom of the hero. */
export const Skyline = () => (
  <svg className={styles.skyline} viewBox="0 0 1440 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <pattern
        id="skyline-windows"
        width="45"
        height="32"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(6 8)"
      >
        <path className={styles.skylineLit} d="M4 4h7v9H4zM19 4h7v9h-7zM19 20h7v9h-7zM34 20h7v9h-7z" />
        <path className={styles.skylineOff} d="M34 4h7v9h-7zM4 20h7v9H4z" />
      </pattern>
    </defs>
    <path className={styles.skylineHill} d="M0 120c160-60 330-50 480-18s330 30 520-22 300-36 440-10v120H0z" />
    {far.map(([x, y, width]) => (
      <rect key={x} className={styles.skylineFar} x={x} y={y} width={width} height={bottom - y} />
    ))}
    {near.map(([x, y, width]) => (
      <g key={x}>
        <rect className={styles.skylineNear} x={x} y={y} width={width} height={bottom - y} rx="3" />
        <rect fill="url(#skyline-windows)" x={x + 8} y={y + 30} width={width - 16} height={bottom - y - 30} />
      </g>
    ))}
    <path className={styles.skylineCross} d={crosses} />
    <path className={styles.skylineWater} d={`M0 176${'c25-6 50-6 75 0s50 6 75 0'.repeat(10)}V${bottom}H0z`} />
  </svg>
);
