import type { ChecklistSkills } from './checklist-skills';

export const providerSkills = {
  md_em: [
    {
      group: 'procedures',
      skills: [
        'airway_management_video_and_direct_laryngoscopy',
        'surgical_airway',
        'central_venous_access_ultrasound_guided',
        'chest_tube',
        'procedural_sedation',
        'fracture_and_dislocation_reduction',
        'lumbar_puncture',
        'point_of_care_ultrasound',
        'cardioversion_and_pacing',
      ],
    },
    {
      group: 'emergencies',
      skills: ['pediatric_resuscitation', 'obstetric_delivery', 'trauma_team_leader', 'stroke_thrombolysis_decision'],
    },
    {
      group: 'teamwork',
      skills: ['supervision_of_pas_and_nps', 'single_coverage_shifts', 'volume_above_2_patients_an_hour'],
    },
  ],
  physician_general: [
    {
      group: 'assessment',
      skills: [
        'history_examination_and_differential_diagnosis',
        'interpretation_of_ecgs',
        'interpretation_of_laboratory_results',
        'interpretation_of_plain_films',
      ],
    },
    {
      group: 'treatment',
      skills: [
        'management_of_acute_illness',
        'management_of_chronic_conditions',
        'prescribing_controlled_substances',
        'anticoagulation_management',
        'pain_management_and_opioid_stewardship',
        'goals_of_care_conversations',
      ],
    },
    { group: 'procedures', skills: ['procedures_of_the_specialty', 'informed_consent', 'point_of_care_ultrasound'] },
    { group: 'emergencies', skills: ['advanced_cardiac_life_support_leader'] },
    { group: 'documentation', skills: ['clinical_documentation_and_coding', 'telehealth_visits'] },
    { group: 'teamwork', skills: ['consultation_and_handoff', 'supervision_of_pas_and_nps'] },
  ],
  advanced_practice: [
    {
      group: 'assessment',
      skills: [
        'history_examination_and_differential_diagnosis',
        'interpretation_of_ecgs',
        'interpretation_of_laboratory_results',
        'interpretation_of_plain_films',
      ],
    },
    {
      group: 'treatment',
      skills: [
        'management_of_acute_illness',
        'management_of_chronic_conditions',
        'preventive_care_and_screening',
        'prescribing_in_the_state_s_scope',
        'pain_management_and_opioid_stewardship',
        'goals_of_care_conversations',
      ],
    },
    {
      group: 'procedures',
      skills: [
        'laceration_repair',
        'incision_and_drainage',
        'joint_injection',
        'splinting_and_orthopedic_injury_care',
        'pelvic_examination_and_pap_test',
      ],
    },
    { group: 'documentation', skills: ['clinical_documentation_and_coding', 'telehealth_visits'] },
    { group: 'teamwork', skills: ['collaboration_with_a_physician'] },
  ],
  anesthesia: [
    {
      group: 'assessment',
      skills: ['preanesthesia_assessment', 'invasive_hemodynamic_monitoring', 'anesthesia_machine_check'],
    },
    {
      group: 'procedures',
      skills: [
        'general_anesthesia_induction_and_emergence',
        'airway_management_video_and_direct_laryngoscopy',
        'fiberoptic_intubation',
        'spinal_anesthesia',
        'epidural_placement',
        'peripheral_nerve_blocks_ultrasound_guided',
        'arterial_line_placement',
        'central_venous_access_ultrasound_guided',
      ],
    },
    {
      group: 'care',
      skills: [
        'pediatric_anesthesia',
        'obstetric_anesthesia',
        'cardiac_anesthesia',
        'sedation_outside_the_operating_room',
      ],
    },
    {
      group: 'emergencies',
      skills: ['difficult_airway_algorithm', 'malignant_hyperthermia', 'massive_transfusion_protocol'],
    },
  ],
  midwifery: [
    {
      group: 'assessment',
      skills: [
        'prenatal_visits_and_risk_assessment',
        'electronic_fetal_monitoring_interpretation',
        'intermittent_auscultation',
        'triage_of_obstetric_patients',
      ],
    },
    {
      group: 'care',
      skills: [
        'labor_management',
        'spontaneous_vaginal_birth',
        'vaginal_birth_after_cesarean',
        'waterbirth_and_physiologic_positions',
        'postpartum_visits',
        'newborn_examination',
        'breastfeeding_support',
      ],
    },
    {
      group: 'procedures',
      skills: [
        'perineal_laceration_repair',
        'first_assist_in_cesarean_birth',
        'iud_and_implant_placement',
        'pelvic_examination_and_pap_test',
      ],
    },
    {
      group: 'emergencies',
      skills: ['shoulder_dystocia', 'postpartum_hemorrhage_protocol', 'newborn_resuscitation_at_birth'],
    },
  ],
  dentistry: [
    {
      group: 'assessment',
      skills: [
        'comprehensive_oral_examination',
        'digital_radiographs_and_interpretation',
        'treatment_planning_and_case_presentation',
        'oral_cancer_screening',
      ],
    },
    {
      group: 'treatment',
      skills: [
        'direct_restorations',
        'crowns_and_bridges',
        'anterior_root_canal_treatment',
        'molar_root_canal_treatment',
        'removable_prosthodontics',
        'scaling_and_root_planing',
        'pediatric_dentistry',
        'implant_restoration',
      ],
    },
    {
      group: 'procedures',
      skills: ['local_anesthesia', 'simple_extractions', 'surgical_extractions', 'nitrous_oxide_sedation'],
    },
    { group: 'emergencies', skills: ['medical_emergencies_in_the_dental_office'] },
  ],
  dental_hygiene: [
    {
      group: 'assessment',
      skills: [
        'medical_history_and_vital_signs',
        'periodontal_charting',
        'bitewing_and_periapical_radiographs',
        'oral_cancer_screening',
        'caries_risk_assessment',
      ],
    },
    {
      group: 'treatment',
      skills: [
        'adult_prophylaxis',
        'child_prophylaxis',
        'scaling_and_root_planing',
        'ultrasonic_instrumentation',
        'fluoride_and_sealants',
        'periodontal_maintenance',
        'local_anesthesia_where_in_scope',
        'nitrous_oxide_monitoring_where_in_scope',
      ],
    },
    {
      group: 'safety',
      skills: ['instrument_sterilization_and_operatory_turnover', 'medical_emergencies_in_the_dental_office'],
    },
    { group: 'teaching', skills: ['oral_hygiene_instruction'] },
  ],
} as const satisfies Record<string, ChecklistSkills>;
