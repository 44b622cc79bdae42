import { complianceRules, complianceStateRules, usualHealthRecords } from '../../../data/healthcare/compliance';
import { professionFacts } from '../../../data/healthcare/professions';
import { complianceCodes, type ComplianceCode, type FacilityListForm } from '../../model/compliance';
import { healthRecordCodes } from '../../model/health-record';
import type { Certification, HiringKind, Profession, Unit } from '../../model/healthcare-vocabulary';
import type { StateCode } from '../../model/profile-vocabulary';
import { addDays } from '../../../core/rules/calendar-days';
import type { StoredItem } from './compliance-item';

/** Facts that determine the list of a placement. */
export type PlacementFacts = {
  profession: Profession | null;
  unit: Unit | null;
  kind: HiringKind;
  state: StateCode | null;
  requiredCertifications: readonly Certification[];
  startOn: string;
};

export const itemIdOf = (code: ComplianceCode, subject = ''): string => (subject ? `${code}-${subject}` : code);

/** Optional items that facilities may choose. */
export const optionalItems: readonly string[] = complianceCodes.flatMap((code) => {
  if (complianceRules[code].optional === false) return [];
  return code === 'health' ? healthRecordCodes.map((record) => itemIdOf('health', record)) : [code];
});

/** Optional items of a facility without its own list. */
export const usualOptionalItems: readonly string[] = optionalItems.filter(
  (itemId) =>
    !itemId.startsWith('health-') || usualHealthRecords.some((record) => itemId === itemIdOf('health', record)),
);

type Wanted = Pick<StoredItem, 'code' | 'subject'> & Partial<Pick<StoredItem, 'label' | 'owner' | 'blocksStart'>>;

/** Certificates that aren't licenses are required as certifications instead. */
const licensed = ({ profession, state }: PlacementFacts): Wanted[] =>
  profession !== null && professionFacts[profession].license === 'certificate'
    ? []
    : [{ code: 'license', subject: state ?? '' }];

const byState = ({ state, profession }: PlacementFacts): Wanted[] =>
  complianceStateRules
    .filter((rule) => rule.state === state && profession !== null && rule.professions.includes(profession))
    .map(({ code }) => ({ code, subject: '' }));

const applies = (code: ComplianceCode, { profession, kind }: PlacementFacts): boolean => {
  const { professions, kinds } = complianceRules[code];
  return (
    (!professions || (profession !== null && professions.includes(profession))) && (!kinds || kinds.includes(kind))
  );
};

const subjectOf = (code: ComplianceCode, facts: PlacementFacts): string =>
  code === 'skills_checklist' ? (facts.unit ?? '') : '';

const chosen = (facts: PlacementFacts, itemIds: readonly string[]): Wanted[] =>
  optionalItems
    .filter((itemId) => itemIds.includes(itemId))
    .flatMap((itemId) => {
      const [code, record = ''] = itemId.split('-') as [ComplianceCode, string?];
      return applies(code, facts) ? [{ code, subject: record || subjectOf(code, facts) }] : [];
    });

const positionOf = ({ code }: Wanted): number => complianceCodes.indexOf(code);

const stored = (wanted: Wanted, { startOn }: PlacementFacts, today: string): StoredItem => {
  const { code, subject } = wanted;
  const rule = complianceRules[code];
  const dueOn = addDays(startOn, -rule.daysBefore);
  return {
    itemId: itemIdOf(code, subject),
    label: '',
    owner: rule.owner,
    blocksStart: rule.blocksStart,
    decision: 'missing',
    verifiedOn: null,
    validUntil: null,
    sharedAt: null,
    note: '',
    reason: '',
    decidedBy: null,
    decidedAt: null,
    document: null,
    version: 1,
    ...wanted,
    dueOn: dueOn < today ? today : dueOn,
  };
};

/** Items of a new placement, in the order of the codes. */
export const firstItems = (
  facts: PlacementFacts,
  list: Pick<FacilityListForm, 'optional' | 'own'> | null,
  today: string,
): StoredItem[] => {
  const wanted: Wanted[] = [
    ...licensed(facts),
    ...[...new Set(facts.requiredCertifications)].map((subject): Wanted => ({ code: 'certification', subject })),
    { code: 'exclusion', subject: '' },
    { code: 'identity', subject: '' },
    ...byState(facts),
    ...chosen(facts, list?.optional ?? usualOptionalItems),
    ...(list?.own ?? []).map(({ id, ...own }): Wanted => ({ code: 'facility', subject: id, ...own })),
  ];
  return wanted.toSorted((one, other) => positionOf(one) - positionOf(other)).map((it) => stored(it, facts, today));
};
