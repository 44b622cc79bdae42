import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notice } from '../../text/notice';
import { FileName, line, optionalLine, optionalProse, prose, searchedText } from './fields';
import { Organization } from '../../organizations/model/organization';
import { isOneLine, withoutInvisible } from './plain-text';
import { storedForm } from './stored-form';
import * as z from 'zod';

const hidden = {
  'a control': ['St.\u0007 Mary', 'St. Mary'],
  'a line break': ['St.\r\nMary', 'St. Mary'],
  'a tab': ['St.\tMary', 'St. Mary'],
  'a control of C1': ['St.\u0085Mary', 'St. Mary'],
  'a space that no line breaks at': ['St.\u00a0Mary', 'St. Mary'],
  'a narrow space': ['7:00\u202fPM', '7:00 PM'],
  'a zero width space': ['St. Ma\u200bry', 'St. Mary'],
  'a soft hyphen': ['St. Ma\u00adry', 'St. Mary'],
  'an override of the direction': ['St. \u202eMary\u202c', 'St. Mary'],
  'an isolate': ['\u2066St. Mary\u2069', 'St. Mary'],
  'a byte order mark': ['\ufeffSt. Mary', 'St. Mary'],
  'a tag': ['St. Mary\u{e0041}', 'St. Mary'],
  'a line separator': ['St.\u2028Mary', 'St. Mary'],
  'a paragraph separator': ['St.\u2029Mary', 'St. Mary'],
  'a variation of a letter': ['St. Mary\ufe0f', 'St. Mary'],
  'a joiner between letters that no one joins': ['St. Ma\u200dry', 'St. Mary'],
  'a filler': ['St. Mary\u3164', 'St. Mary'],
  NUL: ['St.\0 Mary', 'St. Mary'],
} as const;

describe('a single line of text', () => {
  it.each(Object.entries(hidden))('drops %s', (_, [typed, kept]) => {
    for (const schema of [line(80), optionalLine(80), searchedText(80), FileName])
      expect(schema.parse(typed)).toBe(kept);
  });

  it.each([
    'Zoë Ångström-O’Neill',
    '松本 たかし',
    'محمد',
    'Klinik 🏥 “Süd”',
    // Spelled with joiners: Persian, Sinhala, Bengali, Malayalam, Hindi.
    'علی\u200cرضا',
    'ශ්\u200dරී',
    'র\u200d্যাব',
    'അനില്\u200d',
    'राम्\u200cचरण',
    'Nurse 👩🏽\u200d⚕\ufe0f ❤\ufe0f\u200d🔥 1\ufe0f\u20e3',
  ])('keeps %s', (text) => {
    expect(line(80).parse(` ${text} \n`)).toBe(text);
  });

  it('drops joiners that join nothing', () => {
    expect(line(80).parse('علی\u200c\u200cرضا\u200c')).toBe('علی\u200cرضا');
  });

  it('rejects half a surrogate pair and names of only invisible characters', () => {
    const halves = line(80).safeParse('St.\ud800Mary');
    expect(halves.error?.issues).toMatchObject([{ message: notice('textInvisible') }]);
    const nothing = line(80).safeParse('\u3164\u200b\u00a0');
    expect(nothing.error?.issues).toMatchObject([{ message: notice('required') }]);
  });

  const unseen = fc.constantFrom(...Array.from('\u200b\u200e\u202a\u2060\u00ad\ufeff\ufe0e\u034f\u115f\u0007'));
  const seen = fc.constantFrom(...Array.from("Aé1 -.'@松مر🏥"));
  const marked = fc.array(fc.tuple(seen, fc.array(unseen, { maxLength: 3 })));

  it('keeps exactly the visible characters', () => {
    fc.assert(
      fc.property(fc.array(unseen, { maxLength: 3 }), marked, (before, signs) => {
        const looks = signs.map(([sign]) => sign).join('');
        const copied = before.join('') + signs.map(([sign, after]) => sign + after.join('')).join('');
        expect(withoutInvisible(copied).replaceAll('\ufe0e', '')).toBe(looks);
      }),
    );
  });

  it('gives the same result when cleaned twice', () => {
    const any = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...Array.from('\u200c\u200d\ufe0e\ufe0f\u20e31م്র്👩🏽⚕ \t')),
        fc.string({ unit: 'grapheme' }),
      ),
    });
    fc.assert(
      fc.property(any, (text) => {
        const once = withoutInvisible(text);
        expect(withoutInvisible(once)).toBe(once);
        expect(isOneLine(once)).toBe(true);
      }),
    );
  });
});

describe('multi-line text', () => {
  it('keeps line breaks, tabs, and joiners that scripts and emoji need', () => {
    const text = 'First\n\tsecond 👩\u200d⚕️ می\u200cخواهم';
    expect(prose(200).parse(`${text}\n`)).toBe(text);
  });
  it('normalizes line breaks', () => {
    expect(optionalProse(200).parse('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
  });
  it.each(['\0', '\u0007', '\u001b[31m', '\u0085x', '\u202e', '\u2067', '\ud800'])('rejects %j', (sign) => {
    expect(prose(200).safeParse(`a${sign}b`).success).toBe(false);
  });
});

it('drops invisible characters from file names', () => {
  expect(FileName.parse('\u200eCV\u202efdp.exe\n')).toBe('CVfdp.exe');
});

describe('text stored under older rules', () => {
  it('stays readable', () => {
    const stored = {
      organizationId: `org_${'0'.repeat(26)}`,
      version: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    };
    const values = {
      company_name: hidden['a line break'][0],
      website: 'https://a@b.test',
      industry: null,
      company_size: null,
    };
    const contacts = [{ id: `cnt_${'0'.repeat(26)}`, name: hidden['a tab'][0], is_primary: true }];
    expect(Organization.parse({ ...stored, ...values, contacts })).toMatchObject({
      ...values,
      contacts: [{ name: hidden['a tab'][0], linkedin_url: '' }],
    });
  });
  it('keeps every other rule', () => {
    const schema = storedForm(
      z.strictObject({ name: line(3).nullable(), list: z.array(z.union([line(3), z.boolean()])), count: z.int() }),
    );
    expect(schema.parse({ name: 'a\nbcd', list: ['a\tbcd', true], count: 1 })).toEqual({
      name: 'a\nbcd',
      list: ['a\tbcd', true],
      count: 1,
    });
    expect(schema.safeParse({ name: null, list: [], count: 1.5 }).success).toBe(false);
    expect(schema.safeParse({ name: null, list: [], count: 1, other: 1 }).success).toBe(false);
  });
});

it('drops invisible characters from a search', () => {
  expect(searchedText(80).parse('\u200bICU\u00ad nurse\u202e\n')).toBe('ICU nurse');
  expect(searchedText(80).safeParse('\ud800').success).toBe(false);
});
