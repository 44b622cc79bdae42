import { skillsOfChecklists, type Skill } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import type { SkillAnswer } from '@shared/people/model/skill-answer';
import type { SkillAnswers } from '@shared/people/model/skills-checklist';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';

type SeedChecklist = {
  checklist: SkillsChecklistCode;
  daysAgo: number;
  isSigned: boolean;
  none?: readonly Skill[];
  guided?: readonly Skill[];
  teaches?: readonly Skill[];
  /** Drafts only. */
  unrated?: readonly Skill[];
};

/** Checklists by professional. */
export const seedChecklists: Partial<Record<string, SeedChecklist>> = {
  'josephine-quigley': {
    checklist: 'rn_icu',
    daysAgo: 62,
    isSigned: true,
    none: ['evd_and_icp_monitoring'],
    guided: ['ecmo', 'impella'],
    teaches: ['crrt', 'intra_aortic_balloon_pump', 'ventilator_patient_care', 'vasopressor_titration'],
  },
  'samuel-ortega': {
    checklist: 'rn_ed',
    daysAgo: 110,
    isSigned: true,
    guided: ['sexual_assault_evidence_handling', 'obstetric_emergency_in_the_ed'],
    teaches: ['triage_with_esi', 'stroke_alert_and_nihss', 'ultrasound_guided_peripheral_iv'],
  },
  'alicia-romero': {
    checklist: 'rn_ld',
    daysAgo: 395,
    isSigned: true,
    guided: ['scrubbing_in_cesarean_birth'],
    teaches: ['electronic_fetal_monitoring_interpretation'],
  },
  'brianna-coles': {
    checklist: 'rn_medsurg_tele',
    daysAgo: 3,
    isSigned: false,
    guided: ['wound_vac', 'tracheostomy_care'],
    unrated: ['discharge_teaching', 'isolation_precautions', 'assignments_of_five_or_more_patients'],
  },
  'tyrell-jackson': {
    checklist: 'cna_general',
    daysAgo: 40,
    isSigned: true,
    guided: ['postmortem_care'],
    teaches: ['mechanical_lift', 'dementia_and_memory_care'],
  },
  'marisol-vega': {
    checklist: 'rt_adult_care',
    daysAgo: 75,
    isSigned: true,
    none: ['ecmo_support'],
    guided: ['inhaled_nitric_oxide'],
    teaches: ['invasive_ventilation_set_up', 'ventilator_weaning'],
  },
  'elena-vasquez': {
    checklist: 'md_em',
    daysAgo: 150,
    isSigned: true,
    guided: ['surgical_airway'],
    teaches: ['point_of_care_ultrasound', 'procedural_sedation'],
  },
};

const answerOf = ({ none = [], guided = [], teaches = [] }: SeedChecklist, skill: Skill): SkillAnswer => {
  if (none.includes(skill)) return { rating: 1, lastDone: null };
  if (guided.includes(skill)) return { rating: 2, lastDone: 'up_to_2_years' };
  return { rating: teaches.includes(skill) ? 4 : 3, lastDone: 'under_12_months' };
};

export const seedAnswers = (seed: SeedChecklist): SkillAnswers => {
  const skills = skillsOfChecklists[seed.checklist].flatMap((it): readonly Skill[] => it.skills);
  const rated = skills.filter((skill) => !seed.unrated?.includes(skill));
  return Object.fromEntries(rated.map((skill) => [skill, answerOf(seed, skill)]));
};
