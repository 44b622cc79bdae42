/** Work and needs of jobs for others than physicians, whose texts follow the specialty. */
export const roleTexts = {
  icuNurse: {
    work: 'You care for one or two critically ill patients a shift: ventilators, vasoactive drips, arterial lines, and continuous renal replacement therapy. A resource nurse, a respiratory therapist and an intensivist are on the unit all night.',
    needs: [
      'Recent work in an adult ICU',
      'Comfort with titrated drips and ventilated patients',
      'Epic experience is welcome',
    ],
  },
  emergencyNurse: {
    work: 'You triage, stabilize and treat patients of all ages, usually four at a time and one-to-one in the resuscitation bays. A pharmacist and a social worker are in the department around the clock.',
    needs: [
      'Recent emergency department work',
      'Triage with the Emergency Severity Index',
      'Ultrasound-guided IV access is welcome',
    ],
  },
  laborNurse: {
    work: 'You support one laboring patient at a time, circulate for cesarean births, recover mother and baby, and read fetal monitoring with a second nurse beside you.',
    needs: ['Recent labor and delivery work, including circulating', 'Fetal monitoring interpretation'],
  },
  telemetryNurse: {
    work: 'You look after four patients with chest pain, heart failure and new rhythm problems, recognize changes on the monitor, and prepare people for the cath lab and for home.',
    needs: ['Recent telemetry or stepdown work', 'Rhythm interpretation'],
  },
  wardNurse: {
    work: 'You care for four to five adults before and after surgery and with acute illness, lead bedside handoffs, and plan discharges with the case manager. A charge nurse without patients of her own helps on every shift.',
    needs: ['Illinois RN license', 'New graduates join our twelve-month residency'],
  },
  practicalNurse: {
    work: 'You give medications and treatments on a 32-bed wing, watch for changes, talk with families and guide three nursing assistants.',
    needs: ['Oregon LPN license', 'Care of older adults', 'Steadiness with electronic medication records'],
  },
  nursingAssistant: {
    work: 'You help residents bathe, dress, eat and get around, take vital signs, and notice first when something is different today.',
    needs: ['Listed on the Oregon nursing assistant registry', 'Kindness and a steady back'],
  },
  respiratoryTherapist: {
    work: 'You manage ventilators in two adult units, answer rapid responses and codes, help with intubations and bronchoscopies, and wean by protocol.',
    needs: ['Illinois respiratory care license by the first day', 'Recent adult critical care work'],
  },
  physicalTherapist: {
    work: 'You evaluate and treat ten to twelve residents a day after stroke, joint replacement and long hospital stays, supervise two assistants and set goals with families.',
    needs: [
      'Illinois physical therapist license by the first day',
      'Skilled nursing experience',
      'Plain, timely notes',
    ],
  },
  ctTechnologist: {
    work: 'You scan emergency and inpatients on two 256-slice machines, place IV lines, give contrast by protocol and take part in stroke alerts.',
    needs: ['ARRT registration in radiography', 'Experience with trauma and stroke protocols'],
  },
  nurseAnesthetist: {
    work: 'You provide general, regional and sedation anesthesia in a care team, place your own lines and blocks, and take one overnight call a week with the day after off.',
    needs: [
      'Graduate of an accredited nurse anesthesia program',
      'Illinois APRN license',
      'Comfort with regional blocks',
    ],
  },
  primaryCareProvider: {
    work: 'You are the first and continuing contact for your own panel of adults: prevention, chronic disease, mental health and care coordination, with 30-minute visits, inbox help and a physician to ask on every corridor.',
    needs: ['National certification', 'An interest in long relationships with patients'],
  },
  familyNursePractitioner: {
    work: 'You look after families of all ages: prevention, chronic illness, minor procedures and same-day visits, with a nurse care manager, a pharmacist and a behavioral health clinician beside you.',
    needs: ['National certification as a family nurse practitioner', 'Florida APRN license'],
  },
  psychiatricNursePractitioner: {
    work: 'You evaluate adults with mood, anxiety, psychotic and substance use disorders, prescribe and follow up, and meet the therapists of your patients every week.',
    needs: [
      'National certification as a psychiatric-mental health nurse practitioner',
      'Experience with medication for opioid use disorder is welcome',
    ],
  },
  urgentCareProvider: {
    work: 'You see walk-in patients of all ages, repair lacerations, splint simple fractures, read your own films with radiology over-read, and know when to send on.',
    needs: ['Experience in urgent care, emergency or family medicine', 'Suturing, splinting and incision and drainage'],
  },
} as const satisfies Record<string, { work: string; needs: readonly string[] }>;
