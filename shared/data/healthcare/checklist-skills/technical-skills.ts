import type { ChecklistSkills } from './checklist-skills';

export const technicalSkills = {
  imaging: [
    {
      group: 'procedures',
      skills: [
        'chest_and_abdomen_radiography',
        'extremity_and_spine_radiography',
        'portable_radiography',
        'trauma_radiography',
        'pediatric_positioning_and_immobilization',
        'fluoroscopy',
        'c_arm_in_the_operating_room',
        'ct_scanning',
        'mri_scanning',
        'mammography',
      ],
    },
    {
      group: 'safety',
      skills: [
        'radiation_protection_and_dose',
        'mri_safety_screening',
        'contrast_screening_and_reactions',
        'power_injector_and_iv_start',
      ],
    },
    { group: 'quality', skills: ['image_quality_and_repeat_analysis'] },
    { group: 'documentation', skills: ['pacs_and_ris_workflow'] },
  ],
  sonography: [
    {
      group: 'procedures',
      skills: [
        'abdominal_ultrasound',
        'pelvic_ultrasound',
        'transvaginal_ultrasound',
        'first_trimester_obstetric_ultrasound',
        'fetal_anatomy_scan',
        'thyroid_and_small_parts',
        'breast_ultrasound',
        'venous_duplex_for_thrombosis',
        'carotid_duplex',
        'arterial_duplex_and_ankle_brachial_index',
        'transthoracic_echocardiography',
        'biopsy_and_drainage_guidance',
        'portable_studies',
      ],
    },
    { group: 'safety', skills: ['transducer_disinfection', 'scanning_ergonomics'] },
    { group: 'documentation', skills: ['preliminary_findings_for_the_radiologist'] },
  ],
  cardiovascular: [
    {
      group: 'procedures',
      skills: [
        'scrubbing_in_cardiac_catheterization',
        'circulating_in_the_cath_lab',
        'hemodynamic_monitoring_and_recording',
        'radial_access',
        'femoral_access_and_closure_devices',
        'coronary_intervention_and_stents',
        'stemi_call_response',
        'intravascular_ultrasound_and_ffr',
        'pacemaker_and_icd_implant_assist',
        'electrophysiology_study_and_ablation',
        'structural_heart_procedures',
        'peripheral_vascular_procedures',
        'intra_aortic_balloon_pump',
      ],
    },
    { group: 'emergencies', skills: ['temporary_pacing_and_defibrillation'] },
    { group: 'safety', skills: ['radiation_protection_and_dose', 'contrast_screening_and_reactions'] },
  ],
  surgical_technology: [
    {
      group: 'procedures',
      skills: [
        'room_and_case_set_up',
        'scrubbing_in_general_surgery',
        'scrubbing_in_orthopedics_and_total_joints',
        'scrubbing_in_laparoscopy',
        'robotic_cases',
        'scrubbing_in_gynecology',
        'scrubbing_in_cesarean_birth',
        'scrubbing_in_neurosurgery_and_spine',
        'scrubbing_in_cardiac_surgery',
        'scrubbing_in_urology',
      ],
    },
    {
      group: 'safety',
      skills: [
        'sterile_technique',
        'counts_of_sponges_sharps_and_instruments',
        'time_out_and_specimen_handling',
        'medications_on_the_sterile_field',
      ],
    },
    { group: 'equipment', skills: ['power_tools_staplers_and_energy_devices', 'implant_handling'] },
    { group: 'teamwork', skills: ['emergency_and_trauma_call'] },
  ],
  sterile_processing: [
    {
      group: 'procedures',
      skills: [
        'decontamination_and_manual_cleaning',
        'ultrasonic_and_washer_disinfector_operation',
        'inspection_and_function_testing',
        'instrument_set_assembly',
        'packaging_and_wrapping',
        'flexible_endoscope_reprocessing',
        'loaner_trays',
        'case_cart_preparation',
      ],
    },
    {
      group: 'equipment',
      skills: ['steam_sterilization', 'hydrogen_peroxide_sterilization', 'high_level_disinfection'],
    },
    {
      group: 'quality',
      skills: ['biological_and_chemical_indicators', 'bowie_dick_and_leak_tests', 'recall_of_processed_items'],
    },
    { group: 'documentation', skills: ['instrument_tracking_system'] },
    { group: 'safety', skills: ['protective_equipment_and_chemical_safety'] },
  ],
} as const satisfies Record<string, ChecklistSkills>;
