import type { SkillAnswer } from '@shared/people/model/skill-answer';
import type { SkillAnswers } from '@shared/people/model/skills-checklist';

export type Skill = keyof SkillAnswers;

type Sides = { base: SkillAnswers; stored: SkillAnswers; yours: SkillAnswers };

const isSame = (one: SkillAnswer | undefined, other: SkillAnswer | undefined): boolean =>
  one?.rating === other?.rating && one?.lastDone === other?.lastDone;

const skillsIn = ({ base, stored, yours }: Sides): Skill[] => Object.keys({ ...base, ...stored, ...yours }) as Skill[];

export const isSameAnswers = (one: SkillAnswers, other: SkillAnswers): boolean =>
  skillsIn({ base: {}, stored: one, yours: other }).every((skill) => isSame(one[skill], other[skill]));

/** Skills rated differently on two devices since `base`. */
export const answersInConflict = (sides: Sides): Skill[] => {
  const { base, stored, yours } = sides;
  return skillsIn(sides).filter(
    (skill) =>
      !isSame(base[skill], stored[skill]) && !isSame(base[skill], yours[skill]) && !isSame(stored[skill], yours[skill]),
  );
};

/** Keeps what either side changed; where both did, yours, unless `taken` says otherwise. */
export const mergedAnswers = (sides: Sides, taken: readonly Skill[] = []): SkillAnswers => {
  const { base, stored, yours } = sides;
  return Object.fromEntries(
    skillsIn(sides).flatMap((skill) => {
      const answer = isSame(base[skill], yours[skill]) || taken.includes(skill) ? stored[skill] : yours[skill];
      return answer ? [[skill, answer]] : [];
    }),
  );
};
