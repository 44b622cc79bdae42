import type { Area, Unit } from '../../people/model/healthcare-vocabulary';
import type { specialties } from '../../core/model/vocabulary';

type AreaFacts = { units: readonly Unit[]; specialties: readonly (typeof specialties)[number][] };

/** Search areas: units of nurses and technologists with specialties of physicians. */
export const areaFacts: Record<Area, AreaFacts> = {
  emergency: { units: ['ed', 'peds_ed', 'freestanding_ed'], specialties: ['Emergency Medicine'] },
  critical_care: {
    units: ['icu', 'micu', 'sicu', 'cvicu', 'ccu', 'neuro_icu', 'trauma_icu'],
    specialties: ['Critical Care'],
  },
  stepdown_tele: { units: ['pcu', 'telemetry'], specialties: [] },
  neonatal: { units: ['nicu', 'nursery'], specialties: [] },
  pediatrics: { units: ['peds', 'picu', 'peds_ed'], specialties: ['Pediatrics'] },
  perioperative: { units: ['or', 'cvor', 'asc', 'pacu', 'preop', 'endoscopy'], specialties: ['Surgery'] },
  womens_health: { units: ['ld', 'postpartum', 'antepartum'], specialties: ['Gynecology'] },
  oncology: { units: ['oncology_unit', 'infusion', 'radiation_oncology'], specialties: ['Oncology'] },
  behavioral_health: { units: ['psych', 'detox'], specialties: ['Psychiatry'] },
  post_acute: { units: ['ltc', 'assisted_living', 'ltac', 'rehab_unit'], specialties: [] },
  home_based: { units: ['home_health', 'hospice', 'therapy_home'], specialties: [] },
  cardiology: { units: ['ccu', 'cvicu', 'telemetry', 'cath_lab', 'ep_lab', 'echo'], specialties: ['Cardiology'] },
  radiology: {
    units: ['xray', 'ct', 'mri', 'mammography', 'ir', 'nuclear_medicine', 'us_general', 'us_vascular'],
    specialties: ['Radiology'],
  },
  anesthesiology: { units: ['pacu'], specialties: ['Anesthesiology'] },
  internal_medicine: { units: ['hospital_medicine'], specialties: ['Internal Medicine'] },
  family_medicine: { units: [], specialties: ['Family Medicine'] },
  primary_care: {
    units: ['clinic'],
    specialties: ['Primary Care', 'Family Medicine', 'Internal Medicine', 'General Practice'],
  },
  general_practice: { units: [], specialties: ['General Practice'] },
  neurology: { units: ['neuro_icu'], specialties: ['Neurology'] },
  orthopedics: { units: ['ortho_neuro'], specialties: ['Orthopedics'] },
  urgent: { units: ['urgent_care'], specialties: ['Urgent Care'] },
  dermatology: { units: [], specialties: ['Dermatology'] },
  pathology: { units: ['core_lab', 'microbiology', 'blood_bank', 'histology'], specialties: ['Pathology'] },
  urology: { units: [], specialties: ['Urology'] },
  ophthalmology: { units: [], specialties: ['Ophthalmology'] },
  otolaryngology: { units: [], specialties: ['Otolaryngology'] },
  physical_medicine: { units: ['rehab_unit'], specialties: ['Physical Medicine'] },
  plastic_surgery: { units: [], specialties: ['Plastic Surgery'] },
  pharmacy: { units: ['pharmacy_inpatient', 'pharmacy_retail'], specialties: [] },
  trauma: { units: ['ed', 'trauma_icu'], specialties: ['Emergency Medicine', 'Surgery'] },
};
