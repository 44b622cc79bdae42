import { describe, expect, it } from 'vitest';
import vocabulary from '../../locales/en/labels/skills.json';
import { skillsOfChecklists } from '../../data/healthcare/checklist-skills/skills-of-checklists';
import { checklistFacts, offeredChecklists } from '../../data/healthcare/checklists';
import { professions, units } from '../model/healthcare-vocabulary';
import { skillsChecklistCodes } from '../model/skills-vocabulary';
import { hasOwnChecklist, independentShare, offeredChecklistsOf } from './skills-checklists';

const skillsOf = (checklist: (typeof skillsChecklistCodes)[number]): string[] =>
  skillsOfChecklists[checklist].flatMap((it): readonly string[] => it.skills);

describe('skills checklists', () => {
  it.each(skillsChecklistCodes)('%s has 15 to 30 unique skills, each with a text', (checklist) => {
    const skills = skillsOf(checklist);
    expect(skills.length).toBeGreaterThanOrEqual(15);
    expect(skills.length).toBeLessThanOrEqual(30);
    expect(new Set(skills).size).toBe(skills.length);
    expect(skills.filter((skill) => !(skill in vocabulary.skill))).toEqual([]);
  });

  it('use every text', () => {
    const used = new Set(skillsChecklistCodes.flatMap(skillsOf));
    expect(Object.keys(vocabulary.skill).filter((skill) => !used.has(skill))).toEqual([]);
  });

  it('exist for every profession and unit, so that 100 points can be reached', () => {
    for (const profession of professions)
      for (const unit of units) {
        const [main, ...others] = offeredChecklistsOf({ profession, units: [{ unit }], specialty: null });
        expect(others).toEqual([]);
        expect(checklistFacts[main!].professions).toContain(profession);
      }
  });

  it('are offered to the professions they are written for', () => {
    for (const checklist of skillsChecklistCodes)
      for (const profession of checklistFacts[checklist].professions) {
        const { general, units: ofUnits = {}, specialties = {} } = offeredChecklists[profession];
        expect([general, ...Object.values(ofUnits), ...Object.values(specialties)]).toContain(checklist);
      }
  });

  it('follow the specialty for physicians and the unit for others', () => {
    const physician = { profession: 'physician', units: [] } as const;
    expect(offeredChecklistsOf({ ...physician, specialty: 'Emergency Medicine' })).toEqual(['md_em']);
    expect(offeredChecklistsOf({ ...physician, specialty: 'Cardiology' })).toEqual(['physician_general']);
    const nurse = { profession: 'rn', units: [{ unit: 'telemetry' }, { unit: 'pcu' }], specialty: null } as const;
    expect(offeredChecklistsOf(nurse)).toEqual(['rn_medsurg_tele']);
    expect(offeredChecklistsOf({ ...nurse, units: [] })).toEqual(['rn_general']);
  });

  it('are required by jobs in a unit with its own list', () => {
    expect(hasOwnChecklist('icu', ['rn'])).toBe(true);
    expect(hasOwnChecklist('icu', ['lpn', 'np'])).toBe(false);
    expect(hasOwnChecklist('cvicu', ['rn'])).toBe(false);
    expect(hasOwnChecklist(null, ['rn'])).toBe(false);
  });

  it('count ratings of 3 and 4', () => {
    expect(independentShare({ a: { rating: 4 }, b: { rating: 3 }, c: { rating: 2 }, d: { rating: 1 } })).toBe(0.5);
    expect(independentShare({})).toBe(0);
  });
});
