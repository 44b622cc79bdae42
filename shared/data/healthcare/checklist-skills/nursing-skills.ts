import type { ChecklistSkills } from './checklist-skills';

export const nursingSkills = {
  rn_ed: [
    {
      group: 'assessment',
      skills: [
        'triage_with_esi',
        '12_lead_ecg_acquisition_and_recognition_of_stemi',
        'cardiac_monitoring_and_rhythm_recognition',
        'stroke_alert_and_nihss',
        'toxicology_and_overdose',
      ],
    },
    {
      group: 'emergencies',
      skills: [
        'sepsis_bundle',
        'trauma_resuscitation',
        'rapid_sequence_intubation_assist',
        'massive_transfusion_protocol',
        'code_team_role_adult',
        'code_team_role_pediatric',
        'obstetric_emergency_in_the_ed',
        'behavioral_emergency_and_restraints',
      ],
    },
    {
      group: 'procedures',
      skills: [
        'procedural_sedation_monitoring',
        'central_line_care_and_blood_draws',
        'ultrasound_guided_peripheral_iv',
        'chest_tube_set_up_and_care',
        'splinting_and_orthopedic_injury_care',
        'sexual_assault_evidence_handling',
      ],
    },
    { group: 'medications', skills: ['titration_of_vasoactive_drips', 'pediatric_weight_based_dosing'] },
    { group: 'teamwork', skills: ['boarding_of_inpatients'] },
  ],
  rn_icu: [
    {
      group: 'assessment',
      skills: [
        'arterial_line_set_up_and_interpretation',
        'central_venous_pressure_and_cvc_care',
        'pulmonary_artery_catheter',
        'evd_and_icp_monitoring',
        'delirium_screening_cam_icu',
      ],
    },
    {
      group: 'care',
      skills: [
        'ventilator_patient_care',
        'open_heart_recovery_first_24_hours',
        'prone_positioning',
        'tracheostomy_care',
        'chest_tubes',
        'end_of_life_care_and_withdrawal',
      ],
    },
    {
      group: 'medications',
      skills: [
        'vasopressor_titration',
        'sedation_and_analgesia_titration',
        'neuromuscular_blockade_and_train_of_four',
        'dka_insulin_infusion',
      ],
    },
    {
      group: 'equipment',
      skills: ['crrt', 'intra_aortic_balloon_pump', 'impella', 'ecmo', 'targeted_temperature_management'],
    },
    {
      group: 'emergencies',
      skills: ['massive_transfusion_protocol', 'code_leader_or_team_role', 'sepsis_resuscitation'],
    },
    { group: 'teamwork', skills: ['ratio_1_1_and_1_2_assignments'] },
  ],
  rn_medsurg_tele: [
    { group: 'assessment', skills: ['head_to_toe_assessment_and_care_planning', 'telemetry_rhythm_recognition'] },
    {
      group: 'medications',
      skills: [
        'titration_of_cardiac_drips_per_policy',
        'heparin_infusion_protocol',
        'blood_administration',
        'insulin_infusion_and_sliding_scale',
        'pca_pump',
      ],
    },
    {
      group: 'care',
      skills: [
        'nasogastric_tube',
        'tracheostomy_care',
        'chest_tube_care',
        'wound_vac',
        'central_line_and_picc_care',
        'post_operative_care_general_surgery',
        'post_operative_care_orthopedic',
        'stroke_unit_care',
      ],
    },
    { group: 'safety', skills: ['fall_and_pressure_injury_prevention', 'isolation_precautions'] },
    { group: 'teaching', skills: ['heart_failure_teaching', 'discharge_teaching'] },
    { group: 'teamwork', skills: ['assignments_of_five_or_more_patients'] },
  ],
  rn_ld: [
    {
      group: 'assessment',
      skills: [
        'electronic_fetal_monitoring_interpretation',
        'category_ii_and_iii_tracing_response',
        'triage_of_obstetric_patients',
      ],
    },
    {
      group: 'care',
      skills: [
        'induction_with_oxytocin',
        'cervical_ripening',
        'epidural_assist_and_monitoring',
        'vaginal_birth_after_cesarean',
        'preterm_labor',
        'fetal_loss_care',
        'breastfeeding_support',
      ],
    },
    {
      group: 'procedures',
      skills: ['circulating_in_cesarean_birth', 'scrubbing_in_cesarean_birth', 'recovery_after_cesarean_pacu'],
    },
    {
      group: 'emergencies',
      skills: [
        'magnesium_sulfate_infusion',
        'postpartum_hemorrhage_protocol',
        'shoulder_dystocia',
        'preeclampsia_and_eclampsia',
        'newborn_resuscitation_at_birth',
      ],
    },
  ],
  rn_general: [
    {
      group: 'assessment',
      skills: [
        'head_to_toe_assessment_and_care_planning',
        'vital_signs_and_early_warning_scores',
        'pain_assessment',
        'recognizing_and_escalating_deterioration',
      ],
    },
    {
      group: 'medications',
      skills: [
        'medication_administration_oral_and_injectable',
        'peripheral_iv_insertion',
        'iv_infusions_and_pumps',
        'medication_reconciliation',
      ],
    },
    {
      group: 'care',
      skills: [
        'specimen_collection',
        'wound_care_and_dressings',
        'urinary_catheter_insertion_and_care',
        'oxygen_therapy_and_suctioning',
      ],
    },
    {
      group: 'safety',
      skills: ['fall_and_pressure_injury_prevention', 'isolation_precautions', 'basic_life_support_response'],
    },
    { group: 'teaching', skills: ['patient_and_family_teaching', 'care_coordination_and_referrals'] },
    { group: 'teamwork', skills: ['handoff_with_sbar', 'delegation_to_lpns_and_assistants'] },
  ],
  lpn_general: [
    {
      group: 'assessment',
      skills: ['data_collection_and_reporting_changes', 'vital_signs', 'blood_glucose_monitoring'],
    },
    {
      group: 'medications',
      skills: [
        'medication_pass_for_a_full_assignment',
        'subcutaneous_and_intramuscular_injections',
        'iv_therapy_where_in_scope',
        'controlled_substance_counts',
      ],
    },
    {
      group: 'care',
      skills: [
        'wound_care_and_dressings',
        'urinary_catheter_insertion_and_care',
        'enteral_feeding_and_tube_care',
        'tracheostomy_care',
        'oxygen_therapy_and_suctioning',
        'ostomy_care',
        'specimen_collection',
      ],
    },
    { group: 'safety', skills: ['fall_and_pressure_injury_prevention', 'isolation_precautions'] },
    { group: 'teamwork', skills: ['charge_duties_in_long_term_care', 'supervising_nursing_assistants'] },
  ],
  cna_general: [
    {
      group: 'care',
      skills: [
        'vital_signs',
        'bathing_and_personal_care',
        'feeding_and_aspiration_precautions',
        'range_of_motion',
        'catheter_care',
        'intake_and_output',
        'blood_glucose_check_where_allowed',
        'dementia_and_memory_care',
        'sitter_1_1_observation',
        'postmortem_care',
      ],
    },
    { group: 'mobility', skills: ['transfers_with_gait_belt', 'mechanical_lift'] },
    { group: 'safety', skills: ['turning_and_skin_checks', 'fall_precautions', 'isolation_precautions'] },
    { group: 'documentation', skills: ['charting_in_an_electronic_record'] },
  ],
  medical_assistant: [
    {
      group: 'assessment',
      skills: [
        'rooming_patients_and_vital_signs',
        'medication_and_allergy_history',
        '12_lead_ecg_acquisition',
        'vision_and_hearing_screening',
        'spirometry',
      ],
    },
    {
      group: 'procedures',
      skills: [
        'venipuncture',
        'capillary_puncture',
        'point_of_care_tests_clia_waived',
        'injections_and_immunizations_where_allowed',
        'minor_procedure_set_up_and_assist',
        'suture_and_staple_removal',
      ],
    },
    { group: 'safety', skills: ['instrument_cleaning_and_autoclave', 'vaccine_storage_and_cold_chain'] },
    {
      group: 'documentation',
      skills: [
        'charting_in_an_electronic_record',
        'prior_authorizations_and_referrals',
        'refill_requests_under_protocol',
      ],
    },
    { group: 'teaching', skills: ['telephone_triage_under_protocol'] },
  ],
} as const satisfies Record<string, ChecklistSkills>;
