import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../limits';
import { ProfileDraft, StoredProfile } from '../professional';
import { ProfessionalCard } from '../professional-view';
import { SkillList, skillsIn, skillsOnce } from './skill-list';

describe('skills in free text', () => {
  it.each([
    ['Epic, Cerner', ['Epic', 'Cerner']],
    ['Epic; Cerner\nCRRT • ECMO | PICC lines', ['Epic', 'Cerner', 'CRRT', 'ECMO', 'PICC lines']],
    ['Lines (arterial, central), wound care', ['Lines (arterial, central)', 'wound care']],
    ['Triage, TRIAGE, triagé, Triage.', ['Triage']],
    ['Labor & delivery, I/O', ['Labor & delivery', 'I/O']],
    ['Lines (arterial, central', ['Lines (arterial', 'central']],
    [' , ;; - ,', []],
    ['', []],
  ])('%s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

  it('split a long entry without losing words', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const skills = skillsIn(text);
    expect(skills.join(' ')).toBe(text);
    expect(skills.every(({ length }) => length <= limits.skillLength)).toBe(true);
    expect(skillsIn('x'.repeat(100))).toEqual(['x'.repeat(80), 'x'.repeat(20)]);
  });

  it('are valid skills for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        const skills = skillsIn(text);
        expect(skills.length).toBeLessThanOrEqual(limits.skillsPerProfile);
        expect(skillsOnce(skills)).toEqual(skills);
        expect(await SkillList.parseAsync(text)).toEqual(await SkillList.parseAsync(skills));
      }),
    );
  });

  it('are parsed quickly from very long texts', () => {
    for (const part of [',', '(', ', ', 'a,(', ' ']) {
      expect(skillsIn(part.repeat(200_000)).length).toBeLessThanOrEqual(limits.skillsPerProfile);
    }
  });
});

describe('skills of a profile', () => {
  const draft = (skills: unknown) => ProfileDraft.safeParseAsync({ ...blank, skills });
  const blank = {
    employment: [{ id: 'ent_00000000000000000000000001' }],
    education: [{ id: 'ent_00000000000000000000000002' }],
    licenses: [{ id: 'lic_00000000000000000000000003' }],
    availability: {},
  };

  it('are deduplicated in order', async () => {
    expect((await draft(['CRRT', ' crrt ', 'Épic', 'epic', 'ECMO'])).data?.skills).toEqual(['CRRT', 'Épic', 'ECMO']);
    expect((await draft(undefined)).data?.skills).toEqual([]);
  });

  it('may arrive as text from an outdated page', async () => {
    expect((await draft('Epic, Cerner; epic')).data?.skills).toEqual(['Epic', 'Cerner']);
    expect((await draft('')).data?.skills).toEqual([]);
  });

  it.each([
    ['too many', Array.from({ length: limits.skillsPerProfile + 1 }, (_, index) => `Skill ${index}`)],
    ['one too long', ['x'.repeat(limits.skillLength + 1)]],
    ['an empty one', ['']],
    ['something else', [7]],
    ['no list', 7],
  ])('are rejected: %s', async (_, skills) => expect((await draft(skills)).success).toBe(false));

  it('stay readable as stored', () => {
    const stored = (skills: unknown) =>
      StoredProfile.parse({
        ...blank,
        skills,
        userId: '00000000-0000-4000-8000-000000000001',
        profile_completion: 20,
        updatedAt: '2026-11-21T00:00:00.000Z',
      }).skills;
    expect(stored('Epic, Cerner')).toEqual(['Epic', 'Cerner']);
    expect(stored(['x'.repeat(300), 'Épic'])).toEqual(['x'.repeat(300), 'Épic']);
    expect(stored(undefined)).toEqual([]);
    const { skills } = ProfessionalCard.shape;
    expect([skills.parse('Epic, Cerner'), skills.parse(['Epic']), skills.parse(null)]).toEqual([
      ['Epic', 'Cerner'],
      ['Epic'],
      null,
    ]);
  });
});
