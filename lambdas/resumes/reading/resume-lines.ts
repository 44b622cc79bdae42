/** Parts of a resume by their headings; `head` is what comes before the first one. */
export type ResumeSection =
  | 'head'
  | 'summary'
  | 'employment'
  | 'education'
  | 'credentials'
  | 'skills'
  | 'languages'
  | 'other';
export type ResumeSections = Record<ResumeSection, string[]>;

const headings: Record<Exclude<ResumeSection, 'head'>, RegExp> = {
  summary: /^(professional |career |executive )?(summary|profile|objective|overview)$|^about( me)?$/,
  employment:
    /^(professional|clinical|work|nursing|relevant|related|employment|hospital|medical|recent|travel)* ?(experience|employment|employment history|work history|career history|positions held)$/,
  education:
    /^(education|academic)( background| history)?$|^education (and|&) (training|credentials)$|^(medical|postgraduate|graduate) (education|training)$|^training$/,
  credentials:
    /^(professional |state |active |current |nursing )*(licen[sc]es?|licensure|certifications?|certificates?|credentials?|board certifications?)( (and|&|\/) (licen[sc]es?|licensure|certifications?|certificates?|credentials?|registrations?))*$/,
  skills:
    /^(clinical|technical|key|core|professional|nursing|additional|relevant)* ?(skills|competenc(y|ies)|proficienc(y|ies)|qualifications)( summary)?$|^areas of expertise$/,
  languages: /^languages?( skills| spoken)?$/,
  other:
    /^(references?|publications?|presentations?|research( experience)?|volunteer( work| experience)?|awards?( (and|&) honors)?|honors( (and|&) awards)?|(professional )?(memberships?|affiliations?)|professional development|continuing education|interests|activities|community service|military service|projects)$/,
};
const headingMaxLength = 48;

const nameOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}&/ ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headingIn = (line: string): Exclude<ResumeSection, 'head'> | null => {
  if (line.length > headingMaxLength) return null;
  const name = nameOf(line);
  const found = Object.entries(headings).find(([, pattern]) => pattern.test(name));
  return found ? (found[0] as Exclude<ResumeSection, 'head'>) : null;
};

/** "Languages: English, Spanish" is a heading and its content in one line. */
const withContent = /^([\p{L} &/]{4,40}):\s+(\S.*)$/u;

/** A profile has no use for them, or asks for them itself. */
const tooPersonal =
  /\b\d{3}-\d{2}-\d{4}\b|\bdate of birth\b|\bd\.?o\.?b\b\.?:?|\bborn\b|\bssn\b|\bmarital\b|\bgender\b/i;

export const linesOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/[^\S\t]+/g, ' ').trim())
    .filter((line) => line !== '' && !tooPersonal.test(line));

export const sectionsOf = (lines: readonly string[]): ResumeSections => {
  const sections: ResumeSections = {
    head: [],
    summary: [],
    employment: [],
    education: [],
    credentials: [],
    skills: [],
    languages: [],
    other: [],
  };
  let current: ResumeSection = 'head';
  for (const line of lines) {
    const heading = headingIn(line.replace(/:$/, ''));
    if (heading) {
      current = heading;
      continue;
    }
    const [, name = '', content = ''] = withContent.exec(line) ?? [];
    const inLine = name === '' ? null : headingIn(name);
    sections[inLine ?? current].push(inLine ? content : line);
  }
  return sections;
};

const bullet = /^(?:[-*•▪●◦‣·–—]|\uf0b7|o(?=\s))\s*/;
export const isBullet = (line: string): boolean => bullet.test(line);
export const withoutBullet = (line: string): string => line.replace(bullet, '');
