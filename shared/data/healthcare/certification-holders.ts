import type { Certification, Profession } from '../../people/model/healthcare-vocabulary';

/** Nurses with an RN license, including advanced practice nurses. */
const registered = ['rn', 'np', 'crna', 'cnm', 'cns'] as const;
const prescribers = ['physician', 'dentist', 'np', 'pa', 'crna', 'cnm', 'cns'] as const;

/** Professions that can hold a certification. Unlisted ones, such as life support, are open to everyone. */
export const certificationHolders: Partial<Record<Certification, readonly Profession[]>> = {
  atls: ['physician', 'np', 'pa'],
  tncc: registered,
  enpc: registered,
  efm_course: [...registered, 'physician', 'pa'],
  chemo_card: registered,
  ccrn: registered,
  pccn: registered,
  cen: registered,
  cfrn: registered,
  cnor: registered,
  rnc_ob: registered,
  c_efm: [...registered, 'physician', 'pa'],
  rnc_nic: registered,
  ocn: registered,
  cmsrn: registered,
  capa_cpan: registered,
  cnn: registered,
  rn_bc: registered,
  wcc: [...registered, 'lpn', 'physician', 'pa', 'pt', 'pta', 'ot', 'cota'],
  vascular_access: [...registered, 'lpn', 'physician', 'pa', 'respiratory_therapist', 'rad_tech', 'paramedic'],
  rrt: ['respiratory_therapist'],
  arrt_r: ['rad_tech', 'cath_tech', 'sonographer'],
  arrt_ct: ['rad_tech'],
  arrt_mr: ['rad_tech', 'sonographer'],
  ardms: ['sonographer', 'cath_tech', 'rad_tech'],
  cst: ['surgical_tech'],
  ascp: ['mls', 'mlt'],
  cpht: ['pharmacy_tech'],
  nbcrna: ['crna'],
  np_cert: ['np'],
  nccpa: ['pa'],
  abms: ['physician'],
  dea: prescribers,
  ccc_slp: ['slp'],
  nremt: ['paramedic', 'emt'],
};
