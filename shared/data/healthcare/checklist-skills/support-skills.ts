import type { ChecklistSkills } from './checklist-skills';

export const supportSkills = {
  laboratory: [
    {
      group: 'tests',
      skills: [
        'hematology_analyzers',
        'manual_differential_and_morphology',
        'coagulation_testing',
        'chemistry_analyzers',
        'immunoassay',
        'urinalysis_and_microscopy',
        'blood_bank_type_and_screen',
        'antibody_identification',
        'crossmatch_and_emergency_release',
        'gram_stain_and_culture',
        'susceptibility_testing',
        'molecular_testing',
        'body_fluid_analysis',
      ],
    },
    {
      group: 'quality',
      skills: ['quality_control_and_troubleshooting', 'calibration_and_validation', 'critical_value_reporting'],
    },
    { group: 'documentation', skills: ['laboratory_information_system'] },
  ],
  phlebotomy: [
    {
      group: 'procedures',
      skills: [
        'venipuncture',
        'butterfly_and_syringe_draws',
        'capillary_puncture',
        'heel_stick_in_newborns',
        'pediatric_draws',
        'geriatric_and_difficult_veins',
        'blood_cultures',
        'timed_and_glucose_tolerance_tests',
        'donor_or_therapeutic_phlebotomy',
        'drug_screen_with_chain_of_custody',
      ],
    },
    { group: 'quality', skills: ['order_of_draw_and_tube_additives', 'specimen_processing_and_centrifuge'] },
    {
      group: 'safety',
      skills: [
        'patient_identification_and_labeling',
        'sharps_and_exposure_response',
        'fainting_and_adverse_reactions',
        'isolation_precautions',
      ],
    },
  ],
  pharmacy_practice: [
    {
      group: 'assessment',
      skills: [
        'order_verification',
        'drug_interaction_and_allergy_review',
        'medication_reconciliation',
        'laboratory_monitoring_and_dosing_by_kidney_function',
      ],
    },
    {
      group: 'treatment',
      skills: [
        'vancomycin_and_aminoglycoside_dosing',
        'anticoagulation_management',
        'antimicrobial_stewardship',
        'parenteral_nutrition',
        'chemotherapy_verification',
        'immunizations',
      ],
    },
    {
      group: 'procedures',
      skills: ['sterile_compounding_usp_797', 'nonsterile_compounding_usp_795', 'hazardous_drug_handling_usp_800'],
    },
    { group: 'emergencies', skills: ['code_response'] },
    { group: 'teaching', skills: ['patient_counseling'] },
    { group: 'safety', skills: ['controlled_substance_management'] },
    { group: 'teamwork', skills: ['supervision_of_technicians'] },
  ],
  pharmacy_support: [
    {
      group: 'procedures',
      skills: [
        'prescription_intake_and_data_entry',
        'filling_and_labeling',
        'automated_dispensing_cabinets',
        'unit_dose_packaging',
        'iv_room_and_aseptic_technique',
        'nonsterile_compounding_usp_795',
        'hazardous_drug_handling_usp_800',
        'cart_fill_and_crash_cart_exchange',
        'medication_history_interviews',
      ],
    },
    { group: 'quality', skills: ['pharmacy_calculations', 'inventory_and_ordering', 'outdates_and_recalls'] },
    { group: 'safety', skills: ['controlled_substance_counts', 'high_alert_and_look_alike_medications'] },
    { group: 'documentation', skills: ['insurance_claims_and_prior_authorization', 'pharmacy_information_system'] },
  ],
  paramedicine: [
    {
      group: 'assessment',
      skills: [
        'scene_size_up_and_triage',
        '12_lead_ecg_acquisition_and_recognition_of_stemi',
        'stroke_screening_and_destination',
        'capnography',
      ],
    },
    {
      group: 'procedures',
      skills: [
        'endotracheal_intubation',
        'supraglottic_airway',
        'surgical_airway',
        'cpap',
        'intraosseous_access',
        'needle_decompression',
        'cardioversion_and_pacing',
      ],
    },
    { group: 'medications', skills: ['acls_and_pediatric_medications', 'vasopressor_and_sedation_drips_in_transport'] },
    {
      group: 'emergencies',
      skills: [
        'cardiac_arrest_team_leader',
        'trauma_care_and_hemorrhage_control',
        'field_delivery_and_newborn_care',
        'mass_casualty_incident',
      ],
    },
    { group: 'teamwork', skills: ['transport_of_ventilated_patients'] },
  ],
  emergency_care: [
    {
      group: 'assessment',
      skills: ['scene_size_up_and_triage', 'primary_and_secondary_survey', 'vital_signs', 'blood_glucose_monitoring'],
    },
    {
      group: 'procedures',
      skills: [
        'airway_adjuncts_and_suction',
        'bag_valve_mask_ventilation',
        'oxygen_administration',
        'spinal_motion_restriction',
        'splinting_and_traction',
        '12_lead_ecg_acquisition',
      ],
    },
    { group: 'medications', skills: ['naloxone_epinephrine_and_assisted_medications'] },
    {
      group: 'emergencies',
      skills: [
        'high_quality_cpr_and_aed',
        'trauma_care_and_hemorrhage_control',
        'field_delivery_and_newborn_care',
        'mass_casualty_incident',
      ],
    },
    { group: 'teamwork', skills: ['patient_lifting_and_stair_chair', 'ambulance_operation'] },
    { group: 'documentation', skills: ['electronic_patient_care_report'] },
  ],
} as const satisfies Record<string, ChecklistSkills>;
