import type { Certification } from '../../people/model/healthcare-vocabulary';

type CertificationFacts = {
  kind: 'life_support' | 'course' | 'entry' | 'specialty' | 'board' | 'registration';
  /** Usual validity, proposed from the issue date and editable. Null: no fixed term. */
  validMonths: number | null;
  /** Whether it is valid through the last day of the month. */
  throughMonth?: true;
  /** Source of the term; terms without one are estimates. */
  source?: string;
  /** Estimated days to obtain it; null: takes more than weeks. Product estimates. */
  leadDays: number | null;
};

/** "Valid for two years through the end of the month during which the course completion card was issued." */
const heartCard = {
  throughMonth: true,
  source:
    'https://cpr.heart.org/AHAECC/CPRAndECC/FindACourse/CourseCardInformation/UCM_473165_Course-Card-Information.jsp',
} as const;

export const certificationFacts: Record<Certification, CertificationFacts> = {
  bls: { kind: 'life_support', validMonths: 24, leadDays: 3, ...heartCard },
  acls: { kind: 'life_support', validMonths: 24, leadDays: 7, ...heartCard },
  pals: { kind: 'life_support', validMonths: 24, leadDays: 7, ...heartCard },
  nrp: { kind: 'life_support', validMonths: 24, leadDays: 10 },
  atls: { kind: 'life_support', validMonths: 48, leadDays: 45 },
  stable: { kind: 'course', validMonths: 24, leadDays: 14 },
  tncc: { kind: 'course', validMonths: 48, leadDays: 30 },
  enpc: { kind: 'course', validMonths: 48, leadDays: 30 },
  nihss: { kind: 'course', validMonths: 24, leadDays: 1 },
  efm_course: { kind: 'course', validMonths: 24, leadDays: 14 },
  chemo_card: { kind: 'course', validMonths: 24, leadDays: 21 },
  cpi: { kind: 'course', validMonths: 24, leadDays: 7 },
  ccrn: { kind: 'specialty', validMonths: 36, leadDays: null },
  pccn: { kind: 'specialty', validMonths: 36, leadDays: null },
  cen: {
    kind: 'specialty',
    validMonths: 48,
    leadDays: null,
    source: 'https://crucialexams.com/posts/blog/how-many-years-is-cen',
  },
  cfrn: { kind: 'specialty', validMonths: 48, leadDays: null },
  cnor: { kind: 'specialty', validMonths: 60, leadDays: null },
  rnc_ob: { kind: 'specialty', validMonths: 36, leadDays: null },
  c_efm: { kind: 'specialty', validMonths: 36, leadDays: null },
  rnc_nic: { kind: 'specialty', validMonths: 36, leadDays: null },
  ocn: { kind: 'specialty', validMonths: 48, leadDays: null },
  cmsrn: { kind: 'specialty', validMonths: 60, leadDays: null },
  capa_cpan: { kind: 'specialty', validMonths: 36, leadDays: null },
  cnn: { kind: 'specialty', validMonths: 36, leadDays: null },
  rn_bc: { kind: 'specialty', validMonths: 60, leadDays: null },
  wcc: { kind: 'specialty', validMonths: 60, leadDays: null },
  vascular_access: { kind: 'specialty', validMonths: 36, leadDays: null },
  rrt: { kind: 'entry', validMonths: 60, leadDays: null },
  arrt_r: { kind: 'entry', validMonths: 12, leadDays: null },
  arrt_ct: { kind: 'specialty', validMonths: 12, leadDays: null },
  arrt_mr: { kind: 'specialty', validMonths: 12, leadDays: null },
  ardms: { kind: 'entry', validMonths: 12, leadDays: null },
  cst: { kind: 'entry', validMonths: 24, leadDays: null },
  ascp: { kind: 'entry', validMonths: 36, leadDays: null },
  cpht: { kind: 'entry', validMonths: 24, leadDays: null },
  nbcrna: { kind: 'entry', validMonths: 48, leadDays: null },
  np_cert: { kind: 'entry', validMonths: 60, leadDays: null },
  nccpa: { kind: 'entry', validMonths: 24, leadDays: null },
  abms: { kind: 'board', validMonths: null, leadDays: null },
  dea: { kind: 'registration', validMonths: 36, leadDays: 30 },
  ccc_slp: { kind: 'entry', validMonths: 36, leadDays: null },
  nremt: { kind: 'entry', validMonths: 24, leadDays: null },
};
