import type { FacilityPhoto } from '@shared/people/model/facility-photo';
import type { Shift } from '@shared/people/model/healthcare-vocabulary';
import { classNames } from '../ui/base/class-names';
import { Building, type BuildingKind } from './facility-building';
import styles from './faces.module.css';
import { hashOf } from './hue';
import { skyOf, type Sky } from './sky';

type Props = {
  /** The organization's ID, which decides the lit windows and the hills. */
  id: string;
  shift: Shift | null;
  /** The facility's kind of building; the organization's where it isn't known. */
  building?: BuildingKind | undefined;
  shape: 'thumb' | 'banner';
  /** Shown instead of the drawing. */
  photo?: FacilityPhoto | null | undefined;
};

const buildings = ['tower', 'campus', 'clinic'] as const satisfies readonly BuildingKind[];

const height = 100;
const widths = { thumb: 100, banner: 575 } as const;

const stars = [
  [14, 18],
  [34, 10],
  [52, 24],
  [90, 44],
  [8, 40],
  [140, 14],
  [210, 30],
  [268, 12],
  [330, 36],
  [402, 16],
  [470, 34],
  [540, 12],
] as const;

const Light = ({ sky, width }: { sky: Sky; width: number }) => {
  const x = width - 24;
  if (sky === 'dusk') return <circle cx={x} cy="56" r="17" fill="var(--accent)" />;
  if (sky === 'day') return <circle cx={x} cy="22" r="10" fill="var(--apricot-3)" />;
  return (
    <>
      <circle cx={x} cy="22" r="10" fill="var(--apricot-2)" />
      <circle cx={x - 5} cy="18" r="9" fill="var(--sky-night)" />
      {stars
        .filter(([at]) => at < width - 36)
        .map(([at, y]) => (
          <circle key={at} cx={at} cy={y} r="1.1" fill="var(--teal-1)" />
        ))}
    </>
  );
};

/** Hills whose crests depend on the facility; each crest is 96 units wide. */
const hillsOf = (hash: number, width: number): string => {
  const crests = Array.from({ length: Math.ceil(width / 96) + 1 }, (_, at) => 44 + ((hash >>> (at * 3)) % 22));
  const curve = crests.map((top, at) => `Q${at * 96 + 24} ${top} ${at * 96 + 72} ${top + 14}`).join(' ');
  return `M-24 80 ${curve} V${height} H-24z`;
};

/** Decoration: the sky follows the shift, which is always also written. */
const Drawing = ({ id, shift, building, shape }: Omit<Props, 'photo'>) => {
  const sky = skyOf(shift);
  const width = widths[shape];
  const hash = hashOf(id);
  return (
    <span className={classNames(styles.facility, styles[shape])} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice">
        <rect width={width} height={height} fill={`var(--sky-${sky})`} />
        <Light sky={sky} width={width} />
        <path d={hillsOf(hash, width)} fill={`var(--sky-${sky}-2)`} />
        <Building kind={building ?? buildings[hash % buildings.length]!} sky={sky} hash={hash} x={width / 2 - 40} />
        <rect y="93" width={width} height="7" fill={`var(--sky-${sky}-2)`} />
      </svg>
    </span>
  );
};

/** A thumbnail is beside the name, so only the banner describes its photo. */
const Photo = ({ photo, shape }: { photo: FacilityPhoto; shape: Props['shape'] }) => {
  const isThumb = shape === 'thumb';
  return (
    <span className={classNames(styles.facility, styles[shape])}>
      <img
        src={isThumb ? photo.thumb_url : photo.url}
        alt={isThumb ? '' : photo.description}
        loading={isThumb ? 'lazy' : 'eager'}
        decoding="async"
      />
    </span>
  );
};

/** A facility: the organization's photo of it, or a drawing. */
export const FacilityPicture = ({ photo, ...drawing }: Props) =>
  photo ? <Photo photo={photo} shape={drawing.shape} /> : <Drawing {...drawing} />;
