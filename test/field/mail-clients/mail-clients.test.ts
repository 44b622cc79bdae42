import en from '@shared/locales/en/notifications/support.json';
import es from '@shared/locales/es/notifications/support.json';
import fr from '@shared/locales/fr/notifications/support.json';
import { languages, type Language } from '@shared/text/language';
import { describe, expect, it } from 'vitest';
import { readMail } from '@lambdas/trust/support/mail/read-mail';
import { mailClients } from './clients';
import { message, type Encoding, type FilePart } from './mime';

const encodings: Encoding[] = ['8bit', 'quoted-printable', 'base64'];
const pdf = Buffer.from('%PDF-1.7 a license');
const photo = Buffer.alloc(20_000, 7);

/** Words that mail clients could mistake for a quotation. */
const words: Record<Language, { before: string; after: string }> = {
  en: {
    before:
      'I work from 7:00 PM to 7:30 AM.\nFrom: 7:00 PM\nTo: 7:30 AM\n\nOn Monday the charge nurse wrote: come early.',
    after: 'The week of November 9.\n-- and one more thing: € 5 = "five" & <that>.',
  },
  es: {
    before: 'Trabajo de 19:00 a 7:30.\nDe: 19:00\nPara: el turno de noche\n\nEl lunes mi jefa escribió: ven temprano.',
    after: 'La semana del 9 de noviembre.\n-- y algo más: ¿cuánto? 5 € = «cinco» & <eso>.',
  },
  fr: {
    before: 'Je travaille de 19 h à 7 h 30.\nDe : 19 h\nÀ : 7 h 30\n\nLe lundi ma cheffe a écrit : venez tôt.',
    after: 'La semaine du 9 novembre.\n-- et encore : combien ? 5 € = « cinq » & <ça>.',
  },
};

const support = { en, es, fr };
const quotedIn = (language: Language): string[] => {
  const t = support[language] as unknown as Record<'above' | 'reply', string>;
  return [t.above, '', 'Which calendar is it?', '', t.reply, '', '--', 'Wardline', 'https://wardline.test/'];
};

const places = {
  'above the quotation': { before: true, after: false },
  'below it': { before: false, after: true },
  'around it': { before: true, after: true },
};

const filesOf = (index: number): FilePart[] =>
  (
    [
      [],
      [{ name: 'license.pdf', type: 'application/pdf', content: pdf }],
      [
        { name: 'IMG_0412.jpg', type: 'image/jpeg', content: photo },
        { name: 'Licencia médica.pdf', type: 'application/pdf', content: pdf, naming: 'word' },
        { name: 'Reçu été.pdf', type: 'application/pdf', content: pdf, naming: 'extended' },
      ],
    ] satisfies FilePart[][]
  )[index % 3]!;

const all = Object.entries(mailClients).flatMap(([client, write]) =>
  languages.flatMap((language, column) =>
    Object.entries(places).map(([place, has], row) => ({ client, write, language, place, has, index: column + row })),
  ),
);

/** Removes wrapping and indentation. */
const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

it('covers a hundred emails of twelve mail clients', () => {
  expect([Object.keys(mailClients).length, all.length]).toEqual([12, 108]);
});

describe('an answer by email', () => {
  it.each(all)('of $client in $language with words $place loses no word and no file', async (it) => {
    const { write, language, has, index } = it;
    const { before, after } = words[language];
    const files = filesOf(index);
    const written = { before: has.before ? before : '', after: has.after ? after : '' };
    const quoted = quotedIn(language);
    const body = write({ language, ...written, quoted, files, encoding: encodings[(index + it.client.length) % 3]! });
    const headers = { From: 'Nia Obi <nia.obi@example.com>', To: 'support@wardline.test', Subject: 'Re: TICK-014' };
    const { text, original, files: kept } = await readMail(message(headers, body), 'wardline.test');
    for (const lines of Object.values(written).flatMap((part) => part.split('\n'))) {
      expect(flat(text)).toContain(flat(lines).trim());
    }
    expect(kept.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
    expect(kept.map(({ content }) => content)).toEqual(files.map(({ content }) => content));
    expect(flat(original ?? text)).toContain('Which calendar is it?');
    expect(flat(text)).not.toContain('Which calendar is it?');
  });
});
