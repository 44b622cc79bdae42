import type { Specialty } from '@shared/core/model/enumerations';

export const specialtyTexts: Record<Specialty, { work: string; needs: readonly string[] }> = {
  Anesthesiology: {
    work: 'You provide general, regional and neuraxial anesthesia for a mixed list, medically direct up to three rooms in a care team, and run the pre-anesthesia clinic one day in ten.',
    needs: [
      'Board certified or eligible in anesthesiology',
      'Current ACLS',
      'Comfort with ultrasound-guided regional blocks',
    ],
  },
  Cardiology: {
    work: 'You see new and returning patients with coronary, valve and rhythm disease, read echocardiograms, nuclear studies and monitors, and take part in the weekly heart-team conference.',
    needs: [
      'Board certified or eligible in cardiovascular disease',
      'Level II training in echocardiography',
      'Nuclear cardiology certification is welcome',
    ],
  },
  'Critical Care': {
    work: 'You lead multidisciplinary rounds in a closed unit, manage ventilation, shock and renal replacement therapy, and supervise residents and advanced practice providers at the bedside.',
    needs: [
      'Fellowship in critical care medicine',
      'Procedural competence: lines, airway, bronchoscopy, point-of-care ultrasound',
      'Current ACLS and ATLS',
    ],
  },
  Dermatology: {
    work: 'You run a general clinic with full-body skin examinations, biopsies and excisions, biologics for psoriasis and eczema, and a phototherapy suite.',
    needs: ['Board certified or eligible in dermatology', 'Skill in dermoscopy and office surgery'],
  },
  'Emergency Medicine': {
    work: 'You care for patients of all ages and acuity with around 2.1 patients an hour, lead resuscitations, and have in-house trauma, cardiology and neurology on call.',
    needs: [
      'Board certified or eligible in emergency medicine',
      'Current ACLS, PALS and ATLS',
      'Unrestricted DEA registration',
    ],
  },
  'Family Medicine': {
    work: 'You look after families from newborns to great-grandparents: prevention, chronic illness, minor procedures and same-day visits, supported by a nurse care manager, a pharmacist and a behavioral health clinician.',
    needs: ['Board certified or eligible in family medicine', 'Current BLS'],
  },
  'General Practice': {
    work: 'You see adults and children for acute and continuing problems, order and read basic imaging and laboratory tests, and refer where a specialist helps.',
    needs: ['Completed residency in family medicine, internal medicine or general practice', 'Current BLS and ACLS'],
  },
  Gynecology: {
    work: 'You offer preventive visits, contraception, evaluation of bleeding and pain, office hysteroscopy and colposcopy, and operate one day a week with minimally invasive techniques.',
    needs: ['Board certified or eligible in obstetrics and gynecology', 'Laparoscopic and hysteroscopic skill'],
  },
  'Internal Medicine': {
    work: 'You manage complex adults with several conditions at once, coordinate with specialists, lead transitions home, and teach learners if you enjoy it.',
    needs: ['Board certified or eligible in internal medicine', 'Current ACLS'],
  },
  Neurology: {
    work: 'You evaluate stroke, seizure, headache, movement and neuromuscular disorders, read EEG and perform EMG, and share telestroke call with five colleagues.',
    needs: ['Board certified or eligible in neurology', 'EEG or EMG training'],
  },
  Oncology: {
    work: 'You treat solid tumors and blood cancers with systemic therapy, present at tumor boards, open trials through the cooperative groups, and work with nurse navigators and palliative care from the first visit.',
    needs: ['Board certified or eligible in medical oncology', 'Chemotherapy and immunotherapy prescribing experience'],
  },
  Ophthalmology: {
    work: 'You divide the week between clinic and operating room: cataract, glaucoma and oculoplastic minor surgery, intravitreal injections and consultations for the emergency department.',
    needs: ['Board certified or eligible in ophthalmology', 'At least 150 cataract operations performed'],
  },
  Orthopedics: {
    work: 'You see sports, fracture and arthritis patients with a physician assistant at your side, operate two days a week, and follow your patients through therapy in the same building.',
    needs: [
      'Board certified or eligible in orthopedic surgery',
      'Fellowship in trauma, sports or arthroplasty is welcome',
    ],
  },
  Otolaryngology: {
    work: 'You practice general ENT: sinus, ear, voice and thyroid disease in adults and children, with audiology and speech pathology on site and block time every week.',
    needs: ['Board certified or eligible in otolaryngology', 'Endoscopic sinus surgery experience'],
  },
  Pathology: {
    work: 'You sign out surgical pathology and cytology on a digital platform, cover frozen sections, direct a section of the laboratory, and present cases at conference.',
    needs: ['Board certified in anatomic and clinical pathology', 'Whole-slide imaging experience is welcome'],
  },
  Pediatrics: {
    work: 'You care for children from birth to 21 with well visits, acute illness, asthma, attention and behavioral concerns, and newborn rounds shared among the group.',
    needs: ['Board certified or eligible in pediatrics', 'Current PALS and NRP'],
  },
  'Physical Medicine': {
    work: 'You lead rehabilitation after stroke, spinal cord injury, amputation and joint replacement, set goals with therapists, and perform spasticity and joint injections.',
    needs: [
      'Board certified or eligible in physical medicine and rehabilitation',
      'Botulinum toxin and ultrasound injection skill',
    ],
  },
  'Plastic Surgery': {
    work: 'You reconstruct after cancer, trauma and burns, share hand call, and keep an elective list with microsurgical support and an experienced first assistant.',
    needs: ['Board certified or eligible in plastic surgery', 'Microsurgery training'],
  },
  'Primary Care': {
    work: 'You are the first and continuing contact for a capped panel of adults: prevention, chronic disease, mental health and care coordination, with 30-minute visits and inbox help.',
    needs: [
      'Board certified in family or internal medicine, or a certified nurse practitioner or physician assistant',
      'Current BLS',
    ],
  },
  Psychiatry: {
    work: 'You evaluate and treat adults with mood, anxiety, psychotic and substance use disorders, lead a small team of therapists, and consult to primary care in a collaborative model.',
    needs: ['Board certified or eligible in psychiatry', 'Experience with medication for opioid use disorder'],
  },
  Radiology: {
    work: 'You read a balanced mix of CT, MR, ultrasound and plain film on a modern worklist with voice recognition and decision support, and speak with referring clinicians about critical findings.',
    needs: [
      'Board certified or eligible in diagnostic radiology',
      'State license, or willingness to obtain one with our help',
    ],
  },
  Surgery: {
    work: 'You cover elective and acute general surgery, laparoscopic and robotic, with dedicated block time, an in-house resident team and shared trauma call.',
    needs: ['Board certified or eligible in general surgery', 'Current ATLS', 'Robotic credentialing is welcome'],
  },
  'Urgent Care': {
    work: 'You see walk-in patients of all ages, repair lacerations, reduce and splint simple fractures, read your own films with radiology over-read, and know when to send on.',
    needs: [
      'Experience in urgent care, emergency or family medicine',
      'Current BLS and ACLS, PALS within 90 days',
      'Suturing, splinting and incision and drainage',
    ],
  },
  Urology: {
    work: 'You treat stone disease, prostate and bladder conditions and male infertility, with office cystoscopy, laser lithotripsy and robotic time.',
    needs: ['Board certified or eligible in urology', 'Endourology skill'],
  },
};
