import type { Sky } from './sky';

export type BuildingKind = 'tower' | 'campus' | 'clinic';

type Drawn = { sky: Sky; hash: number; x: number };
type Block = { left: number; top: number; width: number; height: number };

const step = 9;
const pane = 5;
const margin = 5;

const Windows = ({ sky, hash, x, block }: Drawn & { block: Block }) => {
  const columns = Math.floor((block.width - margin) / step);
  const rows = Math.floor((block.height - 16) / step);
  const lit = `var(--window-${sky})`;
  const dark = sky === 'night' ? 'var(--window-off)' : `var(--sky-${sky}-2)`;
  return Array.from({ length: columns * rows }, (_, at) => (
    <rect
      key={at}
      x={x + block.left + margin + (at % columns) * step}
      y={block.top + margin + Math.floor(at / columns) * step}
      width={pane}
      height={pane}
      rx="1"
      fill={(hash >>> ((at * 7 + block.left) % 29)) % 3 === 0 ? dark : lit}
    />
  ));
};

const Cross = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v10M${x - 5} ${y + 5}h10`} stroke="var(--accent)" strokeWidth="3.4" />
);

const Walls = (props: Drawn & { block: Block }) => {
  const { sky, x, block } = props;
  return (
    <>
      <rect
        x={x + block.left}
        y={block.top}
        width={block.width}
        height={block.height}
        rx="2"
        fill={`var(--building-${sky})`}
      />
      <Windows {...props} />
    </>
  );
};

const wing = { left: 0, top: 58, width: 40, height: 36 };
const tower = { left: 44, top: 30, width: 32, height: 64 };
const low = { left: -6, top: 64, width: 42, height: 30 };
const middle = { left: 26, top: 46, width: 32, height: 48 };
const right = { left: 60, top: 60, width: 30, height: 34 };

const Clinic = ({ sky, x }: Drawn) => (
  <>
    <path d={`M${x + 8} 94V66l32-17 32 17v28z`} fill={`var(--building-${sky})`} />
    <Cross x={x + 40} y={60} />
    {[18, 34, 50].map((at) => (
      <rect key={at} x={x + at} y="78" width="10" height="8" rx="1" fill={`var(--window-${sky})`} />
    ))}
  </>
);

export const Building = ({ kind, ...drawn }: Drawn & { kind: BuildingKind }) => {
  if (kind === 'clinic') return <Clinic {...drawn} />;
  const blocks = kind === 'tower' ? [wing, tower] : [low, right, middle];
  const top = kind === 'tower' ? tower : middle;
  return (
    <>
      {blocks.map((block) => (
        <Walls key={block.left} {...drawn} block={block} />
      ))}
      <rect
        x={drawn.x + top.left + top.width / 2 - 8}
        y={top.top + 2}
        width="16"
        height="14"
        fill={`var(--building-${drawn.sky})`}
      />
      <Cross x={drawn.x + top.left + top.width / 2} y={top.top + 4} />
    </>
  );
};
