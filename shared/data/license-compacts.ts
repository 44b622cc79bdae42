import type { StateCode } from '../people/model/profile-vocabulary';

/** `inbound`: accepts members' licenses, issues none. `no_letters`: issues licenses, but no letters of qualification. */
type CompactStatus = 'open' | 'inbound' | 'no_letters' | 'enacted';

/** Only confirmed rows take effect; the others still need a check with the compact's commission. */
export type CompactRow = {
  compact: 'nlc' | 'imlc' | 'ptc';
  state: StateCode;
  status: CompactStatus;
  /** First day, if known. */
  since: string | null;
  source: string;
  checkedOn: string;
  confirmed: boolean;
};

type Shared = Omit<CompactRow, 'state'>;

const rows = (states: string, shared: Shared): CompactRow[] =>
  states.split(' ').map((state) => ({ ...shared, state: state as StateCode }));

const checked = { since: null, checkedOn: '2026-11-23', confirmed: true } as const;
const unchecked = { ...checked, confirmed: false } as const;

/** Nurse Licensure Compact: a multistate license of one member is valid in all. RNs and LPNs only. */
const nurse: readonly CompactRow[] = [
  ...rows(
    'AL AZ AR CO DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK RI SC SD TN TX UT VT VA WA WV WI WY',
    {
      ...checked,
      compact: 'nlc',
      status: 'open',
      source: 'https://globalnurseguide.com/nlc-map-compact-nursing-states-2026',
    },
  ),
  ...rows('PA', {
    ...checked,
    compact: 'nlc',
    status: 'open',
    since: '2025-07-07',
    source: 'https://nursezee.com/compact-nursing-states',
  }),
  ...rows('CT', {
    ...checked,
    compact: 'nlc',
    status: 'open',
    since: '2025-10-01',
    source: 'https://nursezee.com/compact-nursing-states',
  }),
  ...rows('GU', {
    ...checked,
    compact: 'nlc',
    status: 'inbound',
    source: 'https://compactstates.com/state-of-the-nurse-licensure-compact',
  }),
  ...rows('MA VI', {
    ...checked,
    compact: 'nlc',
    status: 'enacted',
    source: 'https://compactstates.com/state-of-the-nurse-licensure-compact',
  }),
];

/** Interstate Medical Licensure Compact: a faster path to another state's license, not a license. */
const medical: readonly CompactRow[] = [
  ...rows(
    'AL AZ CO DE DC GA GU ID IL IN IA KS KY LA ME MD MI MN MS MO MT NE NV NH NJ ND OH OK SD TN TX UT WA WV WI WY',
    {
      ...checked,
      compact: 'imlc',
      status: 'open',
      source: 'https://obgyn.comphealth.com/resources/interstate-medical-licensure-compact',
    },
  ),
  ...rows('CT VT', {
    ...checked,
    compact: 'imlc',
    status: 'no_letters',
    source: 'https://obgyn.comphealth.com/resources/interstate-medical-licensure-compact',
  }),
  ...rows('FL', {
    ...checked,
    compact: 'imlc',
    status: 'open',
    source: 'https://floridasosteopathicmedicine.gov/licensing/interstate-medical-licensure-compact-imlc',
  }),
  ...rows('NC', {
    ...checked,
    compact: 'imlc',
    status: 'open',
    since: '2026-01-01',
    source: 'https://calibercred.com/blog/imlc-2026-update-north-carolina-joins-bringing-the-compact-to-43-states',
  }),
  ...rows('AR PA RI NM', { ...unchecked, compact: 'imlc', status: 'enacted', source: 'https://imlcc.com' }),
];

/** Physical Therapy Compact: a privilege is bought for each state. */
const therapy: readonly CompactRow[] = [
  ...rows('MO ND TN', {
    ...checked,
    compact: 'ptc',
    status: 'open',
    since: '2018-07-09',
    source: 'https://www.ndpta.net/news/128',
  }),
  ...rows('NC', {
    ...checked,
    compact: 'ptc',
    status: 'open',
    source: 'https://www2.ncptboard.org/app/Licensing/MilitaryInformation.php',
  }),
  ...rows('TX', {
    ...checked,
    compact: 'ptc',
    status: 'open',
    source: 'https://gavvy.com/details/3296-licensure-by-endorsement-215427',
  }),
  ...rows('WA', { ...checked, compact: 'ptc', status: 'open', source: 'https://doh.wa.gov/ne/node/7701' }),
  ...rows('AZ CO IA KY LA MS MT NE NH NJ OK OR SC UT WV', {
    ...unchecked,
    compact: 'ptc',
    status: 'enacted',
    source: 'https://www.apta.org/your-practice/licensure/licensure-compact',
  }),
];

export const compactRows: readonly CompactRow[] = [...nurse, ...medical, ...therapy];

const statesOf = (compact: CompactRow['compact'], ...statuses: CompactStatus[]): ReadonlySet<StateCode> =>
  new Set(
    compactRows
      .filter((row) => row.confirmed && row.compact === compact && statuses.includes(row.status))
      .map(({ state }) => state),
  );

/** States whose multistate licenses are valid in the other members. */
export const nlcStates = statesOf('nlc', 'open');
/** States where members' multistate licenses are valid. */
export const nlcWorkStates = statesOf('nlc', 'open', 'inbound');
export const imlcStates = statesOf('imlc', 'open', 'no_letters');
export const imlcLetterStates = statesOf('imlc', 'open');
/** States that issue and accept privileges to practice. */
export const ptcStates = statesOf('ptc', 'open');
