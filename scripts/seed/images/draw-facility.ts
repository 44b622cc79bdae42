import { both, box, drawImage, ellipse, type Colour, type Drawing } from './draw-image';

type Light = 'day' | 'dusk' | 'night';
export type Facility = { description: string; light: Light; kind: 'tower' | 'campus' | 'clinic' };

const colours: Record<Light, Record<'sky' | 'sun' | 'hill' | 'wall' | 'window' | 'ground', Colour>> = {
  day: {
    sky: [205, 230, 240],
    sun: [250, 205, 110],
    hill: [150, 190, 160],
    wall: [238, 240, 238],
    window: [120, 165, 190],
    ground: [120, 160, 125],
  },
  dusk: {
    sky: [250, 205, 165],
    sun: [242, 143, 69],
    hill: [170, 130, 130],
    wall: [120, 100, 110],
    window: [255, 222, 150],
    ground: [95, 85, 92],
  },
  night: {
    sky: [18, 40, 62],
    sun: [240, 232, 205],
    hill: [12, 52, 60],
    wall: [44, 78, 96],
    window: [250, 215, 130],
    ground: [10, 34, 42],
  },
};

type Block = { left: number; right: number; top: number };
const blocksOf: Record<Facility['kind'], readonly Block[]> = {
  tower: [
    { left: -0.9, right: -0.1, top: 0.1 },
    { left: -0.1, right: 0.55, top: -0.6 },
  ],
  campus: [
    { left: -1.25, right: -0.45, top: 0.15 },
    { left: 0.45, right: 1.2, top: 0.05 },
    { left: -0.45, right: 0.45, top: -0.3 },
  ],
  clinic: [{ left: -0.8, right: 0.8, top: 0.2 }],
};

const ground = 0.78;
const step = 0.17;
const pane = 0.09;

const windowsIn =
  ({ left, right, top }: Block) =>
  (x: number, y: number): boolean => {
    const across = x - left - 0.08;
    const down = y - top - 0.1;
    if (across < 0 || down < 0) return false;
    // Leaves out windows that the corner or the ground would cut off.
    if (x - (across % step) + pane > right - 0.06 || y - (down % step) + pane > ground - 0.06) return false;
    return across % step < pane && down % step < pane;
  };

/** Draws a fictional facility, three wide and two high. */
export const drawFacility = ({ light, kind }: Facility, width: number): Buffer => {
  const { sky, sun, hill, wall, window, ground: floor } = colours[light];
  const blocks = blocksOf[kind];
  const middle = blocks.at(-1)!;
  const x = (middle.left + middle.right) / 2;
  const sign = middle.top + 0.03;
  const drawing: Drawing = [
    { colour: sky, shape: () => true },
    { colour: sun, shape: ellipse(1.05, -0.55, 0.2) },
    { colour: hill, shape: (at, y) => y > 0.42 + 0.12 * Math.sin(at * 2.1) },
    { colour: floor, shape: (_x, y) => y > ground },
    ...blocks.flatMap((block) => [
      { colour: wall, shape: box(block.left, block.top, block.right, ground) },
      { colour: window, shape: windowsIn(block) },
    ]),
    { colour: wall, shape: box(x - 0.13, sign, x + 0.13, sign + 0.24) },
    { colour: [242, 143, 69], shape: box(x - 0.03, sign + 0.03, x + 0.03, sign + 0.21) },
    { colour: [242, 143, 69], shape: box(x - 0.09, sign + 0.09, x + 0.09, sign + 0.15) },
    { colour: floor, shape: both(box(x - 0.1, ground - 0.14, x + 0.1, ground), () => true) },
  ];
  return drawImage(drawing, { width, height: Math.round((width * 2) / 3), samples: 1 });
};
