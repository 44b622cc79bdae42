import { apiFunctions } from '@shared/platform/functions';
import { scheduledFunctions } from '@shared/platform/scheduled-functions';
import { startLimitOf } from '../lib/start-size';
import type { BundleSize } from './bundles';
import type { ColdStart } from './cold-start';
import { rounded } from './statistics';

export const floorName = 'yardstick-floor';
export const expressName = 'yardstick-express';

/** Targets as multiples of the floor. */
export const coldTargets = { publicRead: 1.1, api: 1.5 } as const;
/** Milliseconds for the first run of a scheduled function on demo data, which no one waits for. */
export const scheduledRunMs = 1000;

/** Functions whose first call visitors and search engines wait for. */
const publicReads: readonly string[] = ['jobs', 'search', 'pages'];

/** Limit of a cold start in milliseconds, relative to the floor and Express in the same run. */
export const coldLimitOf = (name: string, floor: number, express: number): number => {
  if (name in scheduledFunctions) return scheduledRunMs;
  if (publicReads.includes(name)) return Math.min(coldTargets.publicRead * floor, express);
  return name in apiFunctions ? Math.min(coldTargets.api * floor, express) : express;
};

export type ColdRow = ColdStart & {
  isYardstick: boolean;
  startBytes: number;
  packageBytes: number;
  timesFloor: number;
  limitMs: number;
  /** One sentence per missed target. */
  missed: string[];
};

export const coldRows = (coldStarts: readonly ColdStart[], sizes: readonly BundleSize[]): ColdRow[] => {
  const totalOf = (name: string): number => coldStarts.find((it) => it.name === name)?.totalMs ?? Number.NaN;
  const [floor, express] = [totalOf(floorName), totalOf(expressName)];
  return coldStarts.map((start) => {
    const { name, totalMs } = start;
    const { startBytes = 0, packageBytes = 0 } = sizes.find((it) => it.name === name) ?? {};
    const isYardstick = name === floorName || name === expressName;
    const timesFloor = totalMs / floor;
    const limitMs = coldLimitOf(name, floor, express);
    const missed = isYardstick
      ? []
      : [
          ...(totalMs <= limitMs ? [] : [slowText(name, { totalMs, limitMs, timesFloor })]),
          ...(startBytes <= startLimitOf(name) ? [] : [`${name} reads ${kb(startBytes)} kB at startup.`]),
        ];
    return { ...start, isYardstick, startBytes, packageBytes, timesFloor, limitMs, missed };
  });
};

const slowText = (
  name: string,
  { totalMs, limitMs, timesFloor }: Pick<ColdRow, 'totalMs' | 'limitMs' | 'timesFloor'>,
) =>
  `${name} starts in ${rounded(totalMs)} ms, ${rounded(timesFloor, 2)} times the floor (at most ${rounded(limitMs)} ms).`;

export const kb = (bytes: number): number => rounded(bytes / 1000, 1);
