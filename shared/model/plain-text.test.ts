import { describe, expect, it } from 'vitest';
import { notice } from '../text/notice';
import { FileName, line, optionalLine, optionalProse, prose, searchedText } from './fields';
import { Organization } from './organization';
import { storedForm } from './stored-form';
import * as z from 'zod';

const hidden = {
  'a control': 'St.\u0007Mary',
  'a line break': 'St.\nMary',
  'a tab': 'St.\tMary',
  'a control of C1': 'St.\u0085Mary',
  'a zero width space': 'St.\u200bMary',
  'a soft hyphen': 'St.\u00adMary',
  'an override of the direction': 'St.\u202eyraM',
  'an isolate': 'St.\u2066Mary',
  'a byte order mark': 'St.\ufeffMary',
  'a tag': 'St.\u{e0041}Mary',
  'a line separator': 'St.\u2028Mary',
  'a paragraph separator': 'St.\u2029Mary',
  NUL: 'St.\0Mary',
  'half a letter': 'St.\ud800Mary',
};

describe('one line', () => {
  it.each(Object.entries(hidden))('refuses %s', (_, text) => {
    for (const schema of [line(80), optionalLine(80)]) {
      const { error } = schema.safeParse(text);
      expect(error?.issues).toEqual([expect.objectContaining({ message: notice('textInvisible') })]);
    }
  });

  it.each(['Zoë Ångström-O’Neill', '松本 たかし', 'محمد', 'Klinik 🏥 “Süd”', 'A\u00a0B'])('takes %s', (text) => {
    expect(line(80).parse(` ${text} \n`)).toBe(text);
  });
});

describe('several lines', () => {
  it('keep line breaks, tabs and what scripts and emoji need', () => {
    const text = 'First\n\tsecond 👩\u200d⚕️ می\u200cخواهم';
    expect(prose(200).parse(`${text}\n`)).toBe(text);
  });
  it('have one kind of line break', () => {
    expect(optionalProse(200).parse('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
  });
  it.each(['\0', '\u0007', '\u001b[31m', '\u0085x', '\u202e', '\u2067', '\ud800'])('refuse %j', (sign) => {
    expect(prose(200).safeParse(`a${sign}b`).success).toBe(false);
  });
});

it('drops what is invisible from the name of a file', () => {
  expect(FileName.parse('\u200eCV\u202efdp.exe\n')).toBe('CVfdp.exe');
});

describe('what was stored under earlier rules', () => {
  it('stays readable', () => {
    const stored = {
      organizationId: `org_${'0'.repeat(26)}`,
      version: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    };
    const values = {
      company_name: hidden['a line break'],
      website: 'https://a@b.test',
      industry: null,
      company_size: null,
    };
    const contacts = [{ id: `cnt_${'0'.repeat(26)}`, name: hidden['a tab'], is_primary: true }];
    expect(Organization.parse({ ...stored, ...values, contacts })).toMatchObject({
      ...values,
      contacts: [{ name: hidden['a tab'], linkedin_url: '' }],
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

it('searches without what is invisible', () => {
  expect(searchedText(80).parse('\u200bICU\u00ad nurse\u202e\n')).toBe('ICU nurse');
  expect(searchedText(80).safeParse('\ud800').success).toBe(false);
});
