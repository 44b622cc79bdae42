import type { Language } from '@shared/text/language';
import { filePart, htmlPart, multipart, textPart, type Encoding, type FilePart } from './mime';

/** A person's text, before and after the email that they answer. */
export type Written = {
  language: Language;
  before: string;
  after: string;
  quoted: readonly string[];
  files: readonly FilePart[];
  encoding: Encoding;
};

const us = 'Wardline <support@wardline.test>';
const person = 'Nia Obi <nia.obi@example.com>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const marked = (lines: readonly string[]): string => lines.map((it) => `> ${it}`.trimEnd()).join('\n');
const divs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('');
const joined = (...parts: string[]): string => parts.filter((it) => it !== '').join('\n\n');

/** The header block of an email quoted in full. */
const headerBlock = (language: Language, wrap: (label: string) => string = (it) => it): string => {
  const [from, sent, to, subject, gap, at] = {
    en: ['From', 'Sent', 'To', 'Subject', '', 'Monday, November 23, 2026 9:21 AM'],
    es: ['De', 'Enviado el', 'Para', 'Asunto', '', 'lunes, 23 de noviembre de 2026 9:21'],
    fr: ['De', 'Envoyé', 'À', 'Objet', ' ', 'lundi 23 novembre 2026 09:21'],
  }[language] as [string, string, string, string, string, string];
  return [
    `${wrap(`${from}${gap}:`)} ${us}`,
    `${wrap(`${sent}${gap}:`)} ${at}`,
    `${wrap(`${to}${gap}:`)} ${person}`,
    `${wrap(`${subject}${gap}:`)} TICK-014`,
  ].join('\n');
};

/** The lines around a quotation: "On ... wrote:". */
const attribution = (language: Language, times: Record<Language, string>, who = us): string =>
  ({
    en: `On ${times.en}, ${who} wrote:`,
    es: `El ${times.es}, ${who} escribió:`,
    fr: `Le ${times.fr}, ${who} a écrit :`,
  })[language];

const withFiles = (body: string, files: readonly FilePart[], disposition?: 'attachment' | 'inline'): string =>
  files.length === 0
    ? body
    : multipart('mixed', 'mixed-1', [
        body,
        ...files.map((it) => filePart({ ...(disposition && { disposition }), ...it })),
      ]);

const alternative = (plain: string, html: string, encoding: Encoding): string =>
  multipart('alternative', 'alternative-1', [textPart(plain, encoding), htmlPart(html, encoding)]);

const gmail = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(language, {
    en: 'Mon, Nov 23, 2026 at 9:21 AM',
    es: 'lun, 23 nov 2026 a las 9:21',
    fr: 'lun. 23 nov. 2026 à 09:21',
  });
  // Wraps the plain text at the address.
  const wrapped = said.replace(' <', '\n<');
  const html = `<div dir="ltr">${divs(before)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escaped(said)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${divs(quoted.join('\n'))}</blockquote></div>${divs(after)}`;
  return withFiles(
    alternative(joined(before, `${wrapped}\n\n${marked(quoted)}`, after), html, encoding),
    files,
    'attachment',
  );
};

const outlookDesktop = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const block = headerBlock(language, (it) => `<b>${it}</b>`)
    .replace(us, escaped(us))
    .replace(person, escaped(person));
  const html = `<div class="WordSection1">${divs(after)}${divs(before)}<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${block.replaceAll('\n', '<br>\n')}</p></div>${divs(quoted.join('\n'))}</div>`;
  return withFiles(
    alternative(joined(after, before, `${headerBlock(language)}\n\n${quoted.join('\n')}`), html, encoding),
    files,
    'attachment',
  );
};

const line = '_'.repeat(32);

const outlookWeb = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const block = headerBlock(language, (it) => `<b>${it}</b>`)
    .replace(us, escaped(us))
    .replace(person, escaped(person));
  const html = `<html><body>${divs(joined(after, before))}<hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><font>${block.replaceAll('\n', '<br>\n')}</font></div>${divs(quoted.join('\n'))}</body></html>`;
  const plain = joined(after, before, `${line}\n${headerBlock(language)}\n\n${quoted.join('\n')}`);
  // Shows its files by content IDs in a related part, which the text does not mention.
  const body = alternative(plain, html, encoding);
  return files.length === 0
    ? body
    : multipart('related', 'related-1', [
        body,
        ...files.map((it, index) => filePart({ disposition: 'inline', id: `file${index}@outlook`, ...it })),
      ]);
};

const outlookMobile = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const sign = {
    en: 'Get Outlook for iOS<https://aka.ms/o0ukef>',
    es: 'Obtener Outlook para iOS<https://aka.ms/o0ukef>',
    fr: 'Télécharger Outlook pour iOS<https://aka.ms/o0ukef>',
  }[language];
  const plain = joined(after, before, sign, `${line}\n${headerBlock(language)}\n\n${quoted.join('\n')}`);
  return withFiles(textPart(plain, encoding), files, 'attachment');
};

const appleTimes = { en: 'Nov 23, 2026, at 9:21 AM', es: '23 nov 2026, a las 9:21', fr: '23 nov. 2026 à 09:21' };

const appleMail = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(language, appleTimes);
  const html = `<html><body>${divs(before)}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${escaped(said)}</div><br class="Apple-interchange-newline">${divs(quoted.join('\n'))}</blockquote></div>${divs(after)}</body></html>`;
  const plain = joined(before, `> ${said}\n>\n${marked(quoted)}`, after);
  // Files are placed in the HTML alternative, between its pieces.
  return multipart('alternative', 'apple-1', [
    textPart(plain, encoding),
    files.length === 0
      ? htmlPart(html, encoding)
      : multipart('mixed', 'apple-2', [
          htmlPart(html, encoding),
          ...files.map((it) => filePart({ disposition: 'inline', ...it })),
        ]),
  ]);
};

const iphone = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const sign = { en: 'Sent from my iPhone', es: 'Enviado desde mi iPhone', fr: 'Envoyé de mon iPhone' }[language];
  const quote = `> ${attribution(language, appleTimes)}\n>\n${marked(quoted)}`;
  if (files.length === 0) return textPart(joined(before, sign, quote, after), encoding);
  // Text before and after the photos is in separate parts.
  return multipart('mixed', 'iphone-1', [
    textPart(before, encoding),
    ...files.map((it) => filePart({ disposition: 'inline', ...it })),
    textPart(joined(sign, quote, after), encoding),
  ]);
};

const yahoo = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(language, {
    en: 'Monday, November 23, 2026 at 09:21:00 AM EST',
    es: 'lunes, 23 de noviembre de 2026, 09:21:00 a. m. EST',
    fr: 'lundi 23 novembre 2026 à 09:21:00 UTC−5',
  });
  const plain = joined(before, `    ${said}  \n \n${quoted.map((it) => ` > ${it}`.trimEnd()).join('\n')}`, after);
  const html = `<div class="ydp-yahoo-style-wrap">${divs(before)}</div><div class="yahoo_quoted"><div><div>${escaped(said)}</div><blockquote>${divs(quoted.join('\n'))}</blockquote></div></div>${divs(after)}`;
  return withFiles(alternative(plain, html, encoding), files, 'attachment');
};

const thunderbird = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(
    language,
    { en: '11/23/26 9:21 AM', es: '23/11/26 a las 9:21', fr: '23/11/2026 à 09:21' },
    'Wardline',
  );
  const plain = joined(before, `${said}\n${marked(quoted)}`, after);
  return withFiles(textPart(plain, encoding, 'text/plain; charset=UTF-8; format=flowed'), files, 'attachment');
};

const proton = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(language, {
    en: 'Monday, November 23rd, 2026 at 9:21 AM',
    es: 'lunes, 23 de noviembre de 2026 a las 9:21',
    fr: 'lundi 23 novembre 2026 à 09:21',
  });
  const sign = {
    en: 'Sent with Proton Mail secure email.',
    es: 'Enviado con el correo seguro de Proton Mail.',
    fr: 'Envoyé avec la messagerie sécurisée Proton Mail.',
  }[language];
  const html = `<div>${divs(before)}</div><div class="protonmail_signature_block">${escaped(sign)}</div><div class="protonmail_quote">${escaped(said)}<br><blockquote class="protonmail_quote" type="cite">${divs(quoted.join('\n'))}</blockquote></div>${divs(after)}`;
  // No plain text part.
  return withFiles(htmlPart(html, encoding), files, 'attachment');
};

const samsung = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const title = {
    en: '-------- Original message --------',
    es: '-------- Mensaje original --------',
    fr: '-------- Message d’origine --------',
  }[language];
  const [from, date, to, subject] = {
    en: ['From:', 'Date:', 'To:', 'Subject:'],
    es: ['De:', 'Fecha:', 'Para:', 'Asunto:'],
    fr: ['De :', 'Date :', 'À :', 'Objet :'],
  }[language] as [string, string, string, string];
  const block = `${from} ${us}\n${date} 23/11/26 9:21 (GMT-05:00)\n${to} ${person}\n${subject} TICK-014`;
  const plain = joined(after, before, `${title}\n${block}\n\n${quoted.join('\n')}`);
  // No disposition.
  return withFiles(textPart(plain, encoding), files);
};

const zimbra = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const title = {
    en: '----- Original Message -----',
    es: '----- Mensaje original -----',
    fr: '----- Mail original -----',
  }[language];
  const plain = joined(after, before, `${title}\n${headerBlock(language)}\n\n${quoted.join('\n')}`);
  return withFiles(alternative(plain, `<html><body>${divs(plain)}</body></html>`, encoding), files, 'attachment');
};

const k9 = ({ language, before, after, quoted, files, encoding }: Written): string => {
  const said = attribution(language, {
    en: 'November 23, 2026 9:21:00 AM EST',
    es: '23 de noviembre de 2026 9:21:00 EST',
    fr: '23 novembre 2026 09:21:00 UTC−5',
  });
  const plain = joined(before, `${said}\n${marked(quoted)}`, after, '-- \nSent from my phone with K-9 Mail.');
  return withFiles(textPart(plain, encoding), files, 'attachment');
};

export const mailClients: Record<string, (written: Written) => string> = {
  gmail,
  outlookDesktop,
  outlookWeb,
  outlookMobile,
  appleMail,
  iphone,
  yahoo,
  thunderbird,
  proton,
  samsung,
  zimbra,
  k9,
};
