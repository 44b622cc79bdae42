/** Invented people whose resumes say the same in different words and layouts. */
export const languages = ['en', 'es', 'fr'] as const;
type Language = (typeof languages)[number];

/** Months such as "2021-03". */
export type InventedJob = {
  position: string;
  unit: string;
  means: string;
  employer: string;
  town: string;
  from: string;
  to: string | null;
};
export type Invented = {
  language: Language;
  name: string;
  title: string;
  jobs: InventedJob[];
  /** The code and the last valid day. */
  cards: { code: string; expires: string }[];
};

type Words = {
  titles: string[];
  /** A unit's name in resumes, and its code. */
  units: [string, string][];
  headings: Record<'work' | 'skills' | 'cards' | 'education' | 'languages', string[]>;
  now: string[];
  expires: string[];
  license: string;
  duties: string[];
  study: string;
  skills: string[];
  columns: string[];
};

export const words: Record<Language, Words> = {
  en: {
    titles: ['Registered Nurse', 'Staff RN', 'Travel RN', 'Charge Nurse', 'RN'],
    units: [
      ['CVICU', 'cvicu'],
      ['Med/Surg', 'med_surg'],
      ['ICU', 'icu'],
      ['Telemetry', 'telemetry'],
      ['Labor & Delivery', 'ld'],
      ['Emergency Department', 'ed'],
      ['NICU', 'nicu'],
      ['PACU', 'pacu'],
    ],
    headings: {
      work: [
        'WORK EXPERIENCE',
        'RN Experience',
        'PROFESSIONAL NURSING EXPERIENCE',
        'Employment History',
        'Acute Care Experience',
      ],
      skills: ['SKILLS'],
      cards: ['LICENSES AND CERTIFICATIONS', 'Licensure & Certifications'],
      education: ['EDUCATION'],
      languages: ['LANGUAGES'],
    },
    now: ['Present', 'Current', 'present'],
    expires: ['exp', 'Exp.', 'expires', 'Expiration:'],
    license: 'Registered Nurse License, Texas #1028374',
    duties: [
      'Cared for ventilated patients and patients on vasoactive drips, and led the response to codes on a unit with 24 beds',
      'Precepted new graduates',
      'Charge nurse of the shift',
    ],
    study: 'Bachelor of Science in Nursing, Texas State University, May 2012',
    skills: ['Epic', 'CRRT', 'Cerner'],
    columns: ['Employer', 'Position', 'Dates'],
  },
  es: {
    titles: ['Enfermera registrada', 'Enfermero registrado', 'Enfermera', 'Enfermera jefa', 'Enfermera titulada'],
    units: [
      ['UCI cardiovascular', 'cvicu'],
      ['Medicina y cirugía', 'med_surg'],
      ['UCI', 'icu'],
      ['Telemetría', 'telemetry'],
      ['Urgencias', 'ed'],
      ['Quirófano', 'or'],
      ['UCI neonatal', 'nicu'],
      ['Hogar de ancianos', 'ltc'],
    ],
    headings: {
      work: [
        'EXPERIENCIA LABORAL',
        'Experiencia profesional',
        'Historial laboral',
        'EXPERIENCIA',
        'Trayectoria profesional',
      ],
      skills: ['HABILIDADES'],
      cards: ['LICENCIAS Y CERTIFICACIONES', 'Certificaciones'],
      education: ['FORMACIÓN ACADÉMICA'],
      languages: ['IDIOMAS'],
    },
    now: ['presente', 'actualidad', 'la fecha'],
    expires: ['vence', 'vencimiento:', 'válida hasta', 'exp.'],
    license: 'Licencia de enfermera registrada, Texas, n.º 1028374',
    duties: [
      'Atención de pacientes con ventilación mecánica y con fármacos vasoactivos, y respuesta a los códigos en una unidad de 24 camas',
      'Formación de personal nuevo',
      'Responsable del turno',
    ],
    study: 'Licenciatura en Enfermería, Universidad de Puerto Rico, mayo de 2012',
    skills: ['Epic', 'Manejo de ventiladores', 'Cerner'],
    columns: ['Empresa', 'Puesto', 'Fechas'],
  },
  fr: {
    titles: ['Infirmière autorisée', 'Infirmier autorisé', 'Infirmière', 'Infirmière chef', 'Infirmière clinicienne'],
    units: [
      ['Soins intensifs cardiovasculaires', 'cvicu'],
      ['Médecine-chirurgie', 'med_surg'],
      ['Soins intensifs', 'icu'],
      ['Télémétrie', 'telemetry'],
      ['Urgence', 'ed'],
      ['Bloc opératoire', 'or'],
      ['CHSLD', 'ltc'],
      ['Soins de longue durée', 'ltc'],
    ],
    headings: {
      work: [
        'EXPÉRIENCE PROFESSIONNELLE',
        'Expériences de travail',
        'Parcours professionnel',
        'EXPÉRIENCE',
        'Emplois occupés',
      ],
      skills: ['COMPÉTENCES'],
      cards: ['PERMIS ET CERTIFICATIONS', 'Certifications'],
      education: ['FORMATION'],
      languages: ['LANGUES'],
    },
    now: ['présent', 'ce jour', 'aujourd’hui'],
    expires: ['expire le', 'échéance :', 'valide jusqu’au', 'exp.'],
    license: 'Permis d’infirmière autorisée, Texas, no 1028374',
    duties: [
      'Soins aux patients sous ventilation et sous médicaments vasoactifs, et réponse aux codes dans une unité de 24 lits',
      'Formation du nouveau personnel',
      'Responsable du quart de travail',
    ],
    study: 'Baccalauréat en sciences infirmières, Université Laval, mai 2012',
    skills: ['Epic', 'Ventilation', 'Cerner'],
    columns: ['Employeur', 'Poste', 'Dates'],
  },
};

const employers: Record<Language, string[]> = {
  en: [
    'Mercy Hospital',
    'Lakeview Medical Center',
    'St. Catherine Medical Center',
    'Hill Country Health',
    'Banner Gateway',
    'Ohio Valley Memorial',
    'Children’s Hospital of Dallas',
    'Kaiser Oakland',
  ],
  es: [
    'Hospital San Jorge',
    'Centro Médico de Ponce',
    'Mercy Hospital',
    'Clínica Las Américas',
    'Lakeview Medical Center',
    'Hospital del Niño',
  ],
  fr: [
    'Hôpital Sainte-Anne',
    'CHUM',
    'Mercy Hospital',
    'Centre hospitalier de Verdun',
    'CISSS de Laval',
    'Lakeview Medical Center',
  ],
};
const towns = ['Austin, TX', 'Denver, CO', 'St. Louis, MO', 'Fargo, ND', 'Boise, ID'];
const months = ['2013-01', '2015-02', '2016-06', '2018-05', '2019-09', '2021-03', '2023-11'];
const names = ['Nia Obi', 'Ana Ruiz', 'Marie Roy', 'Sam Okafor', 'Lena Berg'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const jobOf = (language: Language, person: number, index: number): InventedJob => {
  const [unit, means] = at(words[language].units, person * 3 + index);
  const to = index === 0 && person % 2 === 0 ? null : at(months, 6 - index * 2);
  return {
    position: at(words[language].titles, person + index),
    unit,
    means,
    employer: at(employers[language], person * 2 + index),
    town: at(towns, person + index),
    from: months[5 - index * 2]!,
    to,
  };
};

export const inventedPerson = (language: Language, person: number): Invented => ({
  language,
  name: `${at(names, person)}, RN`,
  title: at(words[language].titles, 0),
  jobs: [0, 1, 2].map((index) => jobOf(language, person, index)),
  cards: [
    { code: 'bls', expires: '2027-05-31' },
    { code: 'acls', expires: '2027-06-30' },
    { code: person % 2 === 0 ? 'nihss' : 'pals', expires: '2028-02-29' },
  ],
});
export const licenseExpiry = '2027-04-30';

const locales = { en: 'en-US', es: 'es-US', fr: 'fr-CA' } as const;

/** Formats a month; each person has one format. */
const written = (language: Language, way: number, month: string): string => {
  const [year = '', number = ''] = month.split('-');
  const named = (length: 'long' | 'short') =>
    new Intl.DateTimeFormat(locales[language], { month: length, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(month),
    );
  return at(
    [named('long'), `${number}/${year}`, named('short'), `${number}/${year.slice(2)}`, `${year}-${number}`],
    way,
  );
};

export const periodOf = ({ language }: Invented, way: number, { from, to }: InventedJob): string => {
  const dash = at([' – ', ' - ', '-'], way);
  const now = at(words[language].now, way);
  const isWord = now === 'la fecha' || now === 'ce jour';
  if (to === null && isWord) return `${written(language, way, from)} ${language === 'es' ? 'a' : 'à'} ${now}`;
  return `${written(language, way, from)}${dash}${to === null ? now : written(language, way, to)}`;
};

export const expiryOf = ({ language }: Invented, way: number, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const long = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const short = language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
  return `${at(words[language].expires, way)} ${at([`${month}/${year}`, long, short, `${month}/${year.slice(2)}`], way)}`;
};
