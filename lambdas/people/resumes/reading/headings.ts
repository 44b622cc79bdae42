import { foldedLine } from './date-forms';
import { roleWords, workplaceWords } from './job-words';

/** Resume sections by heading; `head` has the text before the first one, and contact details. */
export type ResumeSection =
  | 'head'
  | 'summary'
  | 'employment'
  | 'education'
  | 'credentials'
  | 'skills'
  | 'languages'
  | 'other';

/** Patterns of whole headings, ignoring case, accents, punctuation, and words such as "and" and "of". */
const named: [ResumeSection, RegExp][] = [
  [
    'head',
    /^(?:contacts?|(?:personal|contact) (?:information|info|details)|datos (?:personales|contacto)|coordonnees)$/,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|clinical) )?(?:summary|profile|objective|overview|statement)$|^about(?: me)?$|^(?:resumen|perfil|objetivo)(?: (?:profesional|laboral))?$|^(?:sobre|acerca) mi$|^(?:profil|sommaire|objectif)(?: (?:professionnel|carriere))?$|^resume (?:professionnel|carriere)$|^propos(?: moi)?$/,
  ],
  [
    'other',
    /^(?:references?|publications?|presentations?|research(?: experience)?|volunteer(?:ing)?(?: work| experience)?|(?:awards?|honors|achievements)(?: (?:awards?|honors|achievements))?|(?:professional )?(?:memberships?|affiliations?|development|organizations)|continuing education|interests|hobbies|activities|community service|projects|clinical rotations|referencias|voluntariado|publicaciones|premios|intereses|afiliaciones|benevolat|prix|distinctions|prix distinctions|loisirs|(?:centres )?interets?|implication)$/,
  ],
  [
    'education',
    /^(?:education|academic|schooling)(?: background| history)?$|^education (?:training|credentials)$|^(?:medical|postgraduate|graduate) (?:education|training)$|^training$|^(?:formacion|educacion|estudios|titulos)(?: (?:academic[ao]s?|profesional|cursados))?$|^(?:formations?|etudes|scolarite|diplomes|education)(?: (?:academiques?|diplomes|scolarite|professionnelle))?$/,
  ],
  [
    'credentials',
    /^(?:(?:professional|state|active|current|nursing|clinical|rn) )*(?:licen[sc](?:es?|ures?)|certifications?|certificates?|credentials?|(?:board )?certifications?)(?: (?:licen[sc](?:es?|ures?)|certifications?|certificates?|credentials?|registrations?|cards?))*$|^(?:licencias?|certificaciones|certificados|credenciales|acreditaciones|tarjetas)(?: (?:licencias?|certificaciones|certificados|credenciales|profesionales|vigentes))*$|^(?:permis|attestations?|accreditations?|cartes)(?: (?:pratique|exercice|permis|certifications?|attestations?|cartes|professionnels?))*$|^certifications? (?:permis|attestations?|professionnelles?)$/,
  ],
  [
    'skills',
    /^(?:(?:clinical|technical|key|core|professional|nursing|additional|relevant|computer|soft|hard|top) )*(?:skills|competenc(?:y|ies)|proficienc(?:y|ies)|qualifications|strengths)(?: summary)?$|^areas expertise$|^(?:emr|ehr|computer|software|charting|equipment|technology)(?: [a-z]+)? experience$|^(?:habilidades|competencias|aptitudes|destrezas|competences|habiletes|savoir faire)(?: (?:clinicas|profesionales|tecnicas|cliniques|professionnelles|techniques|cles|clave))?$/,
  ],
  ['languages', /^languages?(?: skills| spoken)?$|^(?:idiomas|lenguas|langues)(?: parlees)?$/],
];

const work =
  /\b(?:experiences?|work(?:ed)?|employment|employers|assignments?|positions?(?= held| history)|(?:job|career|professional|contract) (?:history|background|record)|jobs|(?:travel )?contracts|(?:nursing|clinical) history|(?:nursing|clinical) career|career(?=$)|military (?:service|history)|experiencias?|empleos?|trabajos?|historial laboral|trayectoria|antecedentes laborales|contratos|asignaciones|emplois?|travail|parcours|cheminement|affectations|historique (?:professionnel|emplois?)|antecedents professionnels|antecedentes profesionales|postes|puestos|vida laboral|mandats)\b/;
/** Returns whether a spaced heading lost the spaces between its words: "WORKEXPERIENCE". */
const isRunTogether = (name: string): boolean =>
  /^(?:[a-z]{0,24}(?:experiencia?e?s?|employment|assignments)(?:history|laboral|profesional|professionnelle)?|(?:work|career|job|employment)history|historiallaboral|parcoursprofessionnel)$/.test(
    name,
  );
const notHeading =
  /\b(?:years?|anos|ans|authori[sz]ation|eligib\w+|permit|visa|availability|references?|samples?|schedule|status|type)\b/;
const lineMaxLength = 48;
const wordsMax = 6;
const fillers = /\b(?:and|of|the|in|as|y|e|de|del|d|des|et|en|la|le|les|el|los|las|a|l|du|sur|my|mes)\b/g;

const nameOf = (line: string): string =>
  foldedLine(line)
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(fillers, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns whether letters are spaced: "W O R K   H I S T O R Y"; a few may be close together. */
const isSpaced = (line: string): boolean => {
  const parts = line.trim().split(/\s+/);
  const single = parts.filter((part) => /^\D$/u.test(part));
  return parts.length >= 5 && single.length >= parts.length * 0.7 && parts.every((part) => /^\D{1,2}:?$/u.test(part));
};

/** Joins spaced letters, and separates words where the gaps are wider. */
export const withoutSpacing = (line: string): string => {
  if (!isSpaced(line)) return line;
  const widths = (line.trim().match(/\s+/g) ?? []).map((space) => (space.includes('\t') ? 9 : space.length));
  const narrow = Math.min(...widths);
  let at = -1;
  return line.trim().replaceAll(/\s+/g, () => (widths[(at += 1)] === narrow ? '' : ' '));
};

/** Returns whether it looks like a heading: "Travel Assignments", "RN EXPERIENCE"; not "experience in intensive care". */
const isWrittenAsHeading = (line: string): boolean => {
  const words = line.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && nameOf(word) !== '');
  return (
    words.length <= wordsMax &&
    (small.length === 0 || (small.length < words.length && words.length <= 3 && /^\p{Lu}/u.test(line)))
  );
};

const plainWork =
  /^(?:(?:professional|clinical|work|nursing|relevant|related|employment|hospital|medical|recent|travel|rn|other|additional|previous) )*(?:experiences?|employment|work|assignments|positions)(?: history| held)?$|^experiencia(?: (?:laboral|profesional|clinica))?$|^experiences? (?:professionnelles?|travail|cliniques?)$/;

/** Returns whether it is a job: "Patient Experience Coordinator" and "Employment Agency" aren't headings. */
const namesJob = (name: string): boolean => {
  const rest = name.slice(name.search(work)).replace(work, '');
  return roleWords.test(rest) || workplaceWords.test(rest);
};

const isWork = (line: string, name: string): boolean => {
  if (plainWork.test(name)) return true;
  return work.test(name) && !notHeading.test(foldedLine(line)) && isWrittenAsHeading(line) && !namesJob(name);
};

/** Returns the section that a line starts; null if it isn't a heading. */
export const headingIn = (line: string): ResumeSection | null => {
  const shown = withoutSpacing(line.replace(/^(?:[IVX]{1,4}|\d{1,2})[.)]\s+/, '').replace(/:$/, '')).trim();
  if (shown.length > lineMaxLength || /[\d@.;|\t]|, /.test(shown)) return null;
  const name = nameOf(shown);
  const found = named.find(([, pattern]) => pattern.test(name));
  if (found) return found[0];
  return isRunTogether(name) || isWork(shown, name) ? 'employment' : null;
};
