import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as en from '../../../locales/en/labels/languages.json';
import * as es from '../../../locales/es/labels/languages.json';
import * as fr from '../../../locales/fr/labels/languages.json';
import { limits } from '../../../limits';
import { ProfileDraft } from '../professional';
import { spokenLanguages } from './spoken-languages';
import { languagesIn, storedLanguages } from './languages-in-text';

describe('languages in free text', () => {
  it.each([
    ['English, Spanish', ['en', 'es']],
    ['english; español / Français', ['en', 'es', 'fr']],
    ['Fluent in Spanish (medical), some ASL', ['es', 'ase']],
    ['English, Mandarin, Cantonese', ['en', 'cmn', 'yue']],
    ['Chinese', ['cmn']],
    ['Haitian Creole', ['ht']],
    ['Tagalog and Ilocano', ['tl', 'ilo']],
    ['Farsi', ['fa']],
    ['Langue des signes américaine, créole haïtien', ['ase', 'ht']],
    ['Spanish, spanish, Español', ['es']],
    ['Jamaican Patois', ['jam']],
    ['Klingon', []],
    ['', []],
  ])('%s', (text, codes) => expect(languagesIn(text)).toEqual(codes));

  it('are recognized by their names in each site language', () => {
    for (const { spokenLanguage } of [en, es, fr]) {
      for (const code of spokenLanguages) expect([code, languagesIn(spokenLanguage[code])]).toEqual([code, [code]]);
    }
  });

  it('are recognized in a typed list', () => {
    const codes = fc.uniqueArray(fc.constantFrom(...spokenLanguages), { maxLength: 8 });
    fc.assert(
      fc.property(codes, fc.constantFrom(', ', '; ', ' / ', '\n'), (chosen, between) => {
        expect(languagesIn(chosen.map((code) => en.spokenLanguage[code]).join(between))).toEqual(chosen);
      }),
    );
  });
});

describe('languages of a profile', () => {
  const draft = (languages: unknown) =>
    ProfileDraft.safeParseAsync({
      employment: [{ id: 'ent_00000000000000000000000001' }],
      education: [{ id: 'ent_00000000000000000000000002' }],
      licenses: [{ id: 'lic_00000000000000000000000003' }],
      availability: {},
      languages,
    });

  it('may arrive as text from an outdated page', async () => {
    expect((await draft('English, Español; Klingon')).data?.languages).toEqual(['en', 'es']);
    expect((await draft('')).data?.languages).toEqual([]);
    const all = spokenLanguages.map((code) => en.spokenLanguage[code]).join(', ');
    expect((await draft(all)).data?.languages).toHaveLength(limits.spokenLanguages);
    expect((await draft(['es'])).data?.languages).toEqual(['es']);
  });

  it.each([[['klingon']], [7], [[7]], [spokenLanguages.slice(0, limits.spokenLanguages + 1)]])(
    'are rejected: %j',
    async (languages) => expect((await draft(languages)).success).toBe(false),
  );
});

describe('stored languages', () => {
  it('are codes, or older free text', () => {
    expect(storedLanguages(['es', 'en'])).toEqual(['es', 'en']);
    expect(storedLanguages('English, Twi')).toEqual(['en', 'ak']);
    expect(storedLanguages(['es', 'klingon', 7])).toEqual(['es']);
    for (const nothing of [undefined, null, '', 3, {}]) expect(storedLanguages(nothing)).toEqual([]);
  });
});
