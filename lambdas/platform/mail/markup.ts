import { productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { addressIn } from '../text/address-in';
import { escapeHtml } from '../text/escape-html';
import { textsOf, type Phrase } from '../text/deferred-text';
import { readIn, type Read } from '../text/read-text';

const t = textsOf('mail');

export type MailContent = { subject: string; html: string; text: string };

export type MailBody = {
  subject: Phrase;
  preview: Phrase;
  heading: Phrase;
  paragraphs: readonly Phrase[];
  code?: string;
  cards?: readonly MailCard[];
  action?: MailLink;
  notes?: readonly Phrase[];
  links?: readonly MailLink[];
};
type MailLink = { label: Phrase; url: string };
/** Lines with one or more facts. */
export type MailCard = { title: Phrase; lines: readonly (readonly Phrase[])[]; url: string };

const frame = (language: Language) =>
  readIn(language, { copyLink: t('copyLink'), footer: t('footer', { product: productName }) });

type Page = Read<MailBody> & { siteUrl: string; language: Language; frame: Awaited<ReturnType<typeof frame>> };
type Link = Read<MailLink>;

/** Prevents header injection. */
// eslint-disable-next-line no-control-regex
const headerLine = (text: string): string => text.replace(/[\0-\x1f\x7f\u2028\u2029]+/g, ' ').trim();

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#2b3a42">${escapeHtml(text)}</p>`;
const note = (text: string): string =>
  `<p class="quiet" style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#5b6b73">${escapeHtml(text)}</p>`;
const codeBlock = (code: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="code" align="center" style="padding:20px 8px;border-radius:12px;background:#e8f3f1;font-family:Consolas,Menlo,monospace;font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px;color:#0b4f4a">${escapeHtml(code)}</td></tr></table>`;
const button = ({ label, url }: Link, copyLink: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr><td align="center" bgcolor="#0b6b63" style="border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;${font};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>
${note(copyLink)}
<p style="margin:0 0 20px;${font};font-size:13px;line-height:20px;word-break:break-all"><a class="link" href="${escapeHtml(url)}" style="color:#0b6b63">${escapeHtml(url)}</a></p>`;

const lineOf = (facts: readonly string[]): string => facts.join(' · ');
const card = ({ title, lines, url }: Read<MailCard>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td class="item" style="padding:14px 16px;border:1px solid #dde7e7;border-radius:12px"><a class="link" href="${escapeHtml(url)}" style="${font};font-size:16px;line-height:24px;font-weight:600;color:#0b6b63;text-decoration:none">${escapeHtml(title)}</a>
${lines.map((line) => `<p class="quiet" style="margin:2px 0 0;${font};font-size:14px;line-height:20px;color:#5b6b73">${escapeHtml(lineOf(line))}</p>`).join('\n')}</td></tr></table>`;
const smallLink = ({ label, url }: Link): string =>
  `<p style="margin:0 0 8px;${font};font-size:13px;line-height:20px"><a class="link" href="${escapeHtml(url)}" style="color:#0b6b63">${escapeHtml(label)}</a></p>`;

const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#10191c!important}.card{background:#18252a!important;border-color:#2a3b42!important}.item{border-color:#2a3b42!important}
.text,.heading{color:#e6eef0!important}.quiet{color:#9fb1b8!important}.brand,.link{color:#6fd0c5!important}
.code{background:#12363a!important;color:#bdeee7!important}}`;

// Keeps the body's text out of the inbox preview.
const hiddenPreview = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

const page = ({ siteUrl, language, frame: { copyLink, footer }, ...body }: Page): string => `<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(headerLine(body.subject))}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f6f6">
${hiddenPreview(body.preview)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f6f6"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><a class="brand" href="${escapeHtml(siteUrl)}" style="${font};font-size:20px;line-height:28px;font-weight:700;letter-spacing:-0.2px;color:#0b6b63;text-decoration:none">${productName}</a></td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #dde7e7;border-radius:16px">
<h1 class="heading" style="margin:0 0 16px;${font};font-size:22px;line-height:30px;font-weight:700;color:#14232a">${escapeHtml(body.heading)}</h1>
${body.paragraphs.map(paragraph).join('\n')}
${body.code === undefined ? '' : codeBlock(body.code)}
${(body.cards ?? []).map(card).join('\n')}
${body.action ? button(body.action, copyLink) : ''}
${(body.notes ?? []).map(note).join('\n')}
${(body.links ?? []).map(smallLink).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">${note(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const plainText = async ({ siteUrl, language, ...body }: Page): Promise<string> => {
  const { heading, paragraphs, code, cards = [], action, notes = [], links = [] } = body;
  const linkText = async ({ label, url }: Link): Promise<string> =>
    `${await readIn(language, t('link', { label }))}\n${url}`;
  return [
    heading,
    ...paragraphs,
    code,
    ...cards.map(({ title, lines, url }) => [title, ...lines.map(lineOf), url].join('\n')),
    action && (await linkText(action)),
    ...notes,
    ...(await Promise.all(links.map(linkText))),
    `--\n${productName}\n${siteUrl}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
};

/** `zone`: the reader's, if known; times are shown in it. */
export const renderMail = async (
  siteUrl: string,
  body: MailBody,
  language: Language,
  zone?: string,
): Promise<MailContent> => {
  const [read, around] = await Promise.all([readIn(language, body, zone), frame(language)]);
  const linked = <T extends { url: string }>(it: T): T => ({ ...it, url: addressIn(language, siteUrl, it.url) });
  const shown = {
    ...read,
    ...(read.action && { action: linked(read.action) }),
    ...(read.cards && { cards: read.cards.map(linked) }),
    ...(read.links && { links: read.links.map(linked) }),
    siteUrl: addressIn(language, siteUrl, siteUrl),
    language,
    frame: around,
  };
  return { subject: headerLine(read.subject), html: page(shown), text: await plainText(shown) };
};
