import * as z from 'zod';
import { limits } from '../../../limits';
import { comparedTerm } from '../../../text/compared-term';
import { line } from '../../../core/model/fields';
import { typed } from '../../../core/model/stored-form';

/** Each once, whatever its case, accents, and punctuation; without those that say nothing. */
export const skillsOnce = (skills: readonly string[]): string[] => {
  const known = new Set(['']);
  return skills.filter((skill) => {
    const compared = comparedTerm(skill);
    const isNew = !known.has(compared);
    known.add(compared);
    return isNew;
  });
};

/** Not between parentheses: "Lines (arterial, central)" is one skill. */
const separators = /[,;\n\t|•·]+(?![^()]*\))/;
const words = new RegExp(`\\S.{0,${limits.skillLength - 1}}(?!\\S)|\\S{${limits.skillLength}}`, 'g');
const longest = limits.skillsPerProfile * limits.skillLength;

/** The skills that a text lists, between commas, semicolons, and bullets. What is too long for one continues in the next. */
export const skillsIn = (text: string): string[] =>
  skillsOnce(
    text
      .slice(0, longest)
      .split(separators)
      .flatMap((part) => part.match(words) ?? [])
      .map((part) => part.trim()),
  ).slice(0, limits.skillsPerProfile);

const fromText = (given: string | readonly string[]) => (typeof given === 'string' ? skillsIn(given) : given);

/** Stored before skills were a list, they are text. */
export const storedSkills = z.preprocess(fromText, z.array(z.string()));

/** Pages that were opened before skills were a list send text. */
export const SkillList = typed(
  z.preprocess(fromText, z.array(line(limits.skillLength)).overwrite(skillsOnce).max(limits.skillsPerProfile)),
  storedSkills,
);
