import * as z from 'zod';
import { limits } from '../../../limits';
import { comparedTerm } from '../../../text/compared-term';
import { line } from '../../../core/model/fields';
import { typed } from '../../../core/model/stored-form';

/** Removes duplicates regardless of case, accents, and punctuation, and empty entries. */
export const skillsOnce = (skills: readonly string[]): string[] => {
  const known = new Set(['']);
  return skills.filter((skill) => {
    const compared = comparedTerm(skill);
    const isNew = !known.has(compared);
    known.add(compared);
    return isNew;
  });
};

/** Separators outside parentheses: "Lines (arterial, central)" is one skill. */
const separators = /[,;\n\t|•·]+(?![^()]*\))/;
const words = new RegExp(`\\S.{0,${limits.skillLength - 1}}(?!\\S)|\\S{${limits.skillLength}}`, 'g');
const longest = limits.skillsPerProfile * limits.skillLength;

/** Skills listed in a text, separated by commas, semicolons, or bullets. Long ones are split. */
export const skillsIn = (text: string): string[] =>
  skillsOnce(
    text
      .slice(0, longest)
      .split(separators)
      .flatMap((part) => part.match(words) ?? [])
      .map((part) => part.trim()),
  ).slice(0, limits.skillsPerProfile);

const fromText = (given: string | readonly string[]) => (typeof given === 'string' ? skillsIn(given) : given);

/** Older profiles store skills as text. */
export const storedSkills = z.preprocess(fromText, z.array(z.string()));

/** Outdated pages send skills as text. */
export const SkillList = typed(
  z.preprocess(fromText, z.array(line(limits.skillLength)).overwrite(skillsOnce).max(limits.skillsPerProfile)),
  storedSkills,
);
