import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import { hiringKinds, shiftPatterns, shifts, units } from '@shared/people/model/healthcare-vocabulary';
import { departments, jobStatuses, jobTypes, specialties } from '@shared/core/model/vocabulary';
import { areasOf, certificationsOf, namesOf } from '../../job-terms';
import type { JobDocument } from '../../port';
import { numberIn } from '../columns';
import type { IndexMemory, IndexShape } from '../memory';

const columns = {
  jobType: Uint8Array,
  /** 1-based index of the specialty; 0 for none. Same for departments. */
  specialty: Uint8Array,
  department: Uint8Array,
  hiring: Uint8Array,
  unit: Uint8Array,
  shift: Uint8Array,
  pattern: Uint8Array,
  /** 0 for none. */
  weeks: Uint8Array,
  hours: Uint8Array,
  asap: Uint8Array,
  /** Dictionary IDs of sets of codes. */
  professions: Uint32Array,
  areas: Uint32Array,
  certifications: Uint32Array,
  remote: Uint8Array,
  urgent: Uint8Array,
  verified: Uint8Array,
  title: Uint32Array,
  organization: Uint32Array,
  location: Uint32Array,
  organizationId: Uint32Array,
  firstResponsible: Uint32Array,
  secondResponsible: Uint32Array,
  /** Epoch milliseconds; -1 for never. */
  publishedAt: Float64Array,
  createdAt: Float64Array,
  /** US cents; -1 for none or other currencies. */
  pay: Float64Array,
  weeklyPay: Float64Array,
} as const;

const dictionaryNames = [
  'title',
  'organization',
  'location',
  'organizationId',
  'person',
  'professions',
  'areas',
  'certifications',
] as const;

type JobKinds = {
  document: JobDocument;
  column: keyof typeof columns;
  dictionary: (typeof dictionaryNames)[number];
  text: 'posting';
};
export type JobMemory = IndexMemory<JobKinds>;

export const activeStatus = jobStatuses.indexOf('active');
export const statusNumber = (status: JobDocument['status']): number => jobStatuses.indexOf(status);

/** Produces equal texts for equal sets. */
const setText = (codes: readonly string[]): string => codes.join(' ');
export const codesIn = (text: string): string[] => text.split(' ').filter(Boolean);

const timeOf = (instant: string | null): number => (instant === null ? -1 : Date.parse(instant));

export const jobShape: IndexShape<JobKinds> = {
  format: 'jobs 5',
  columns,
  dictionaries: dictionaryNames,
  texts: {
    posting: [
      { read: ({ title }) => title, weight: 8, usualWords: 4 },
      { read: namesOf, weight: 6, usualWords: 5 },
      { read: ({ specialty }) => specialty ?? '', weight: 4, usualWords: 2 },
      { read: ({ organization }) => organization, weight: 3, usualWords: 3 },
      { read: ({ department }) => department ?? '', weight: 3, usualWords: 2 },
      { read: ({ location }) => location, weight: 2, usualWords: 3 },
      { read: ({ requirements }) => requirements, weight: 2, usualWords: 60 },
      { read: ({ description }) => description, weight: 1, usualWords: 150 },
    ],
  },
  idOf: ({ jobId }) => jobId,
  revisionOf: ({ revision }) => revision,
  row: (document, dictionaries) => {
    const [first, second] = document.responsible;
    return {
      status: statusNumber(document.status),
      jobType: jobTypes.indexOf(document.jobType),
      specialty: numberIn(specialties, document.specialty),
      department: numberIn(departments, document.department),
      hiring: hiringKinds.indexOf(hiringKindOf(document)),
      unit: numberIn(units, document.unit),
      shift: numberIn(shifts, document.shift),
      pattern: numberIn(shiftPatterns, document.pattern),
      weeks: document.contractWeeks ?? 0,
      hours: document.hoursPerShift ?? 0,
      asap: Number(document.startAsap),
      professions: dictionaries.professions.idOf(setText([...document.professions].sort())),
      areas: dictionaries.areas.idOf(setText(areasOf(document))),
      certifications: dictionaries.certifications.idOf(setText(certificationsOf(document))),
      remote: Number(document.remote),
      urgent: Number(document.urgentHiring),
      verified: Number(document.verified !== null),
      title: dictionaries.title.idOf(document.title),
      organization: dictionaries.organization.idOf(document.organization),
      location: dictionaries.location.idOf(document.location),
      organizationId: dictionaries.organizationId.idOf(document.organizationId),
      firstResponsible: dictionaries.person.idOf(first ?? ''),
      secondResponsible: dictionaries.person.idOf(second ?? ''),
      publishedAt: timeOf(document.publishedAt),
      createdAt: timeOf(document.createdAt),
      pay: document.currency === 'USD' ? (document.payYearlyCents ?? -1) : -1,
      weeklyPay: document.currency === 'USD' ? (document.payWeeklyCents ?? -1) : -1,
    };
  },
};
