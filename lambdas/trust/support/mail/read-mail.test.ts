import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '@shared/locales/en/notifications/support.json';
import { textOfHtml } from './html-text';
import { withoutQuote } from './quoted-text';
import { readMail } from './read-mail';
import { isAuthentic, refusalOf } from './refused-mail';

const domain = 'wardline.test';

const raw = (body: string, ...headers: string[]): Buffer =>
  Buffer.from(
    ['From: Ann <Ann@Example.test>', 'To: support@wardline.test', 'Subject: Re: TICK-014', ...headers, '', body].join(
      '\r\n',
    ),
  );

const isKnown = (address: string): boolean => address.endsWith('@wardline.test') || address === 'ann@example.test';
const us = 'Wardline <support@wardline.test>';

describe('quoted text', () => {
  const quotes: [string, string][] = [
    ['of Gmail', 'On Mon, Nov 23, 2026 at 9:21 AM Wardline\n<support@wardline.test> wrote:\n> Try this.\n> Thanks'],
    ['of Outlook', `________________________________\nFrom: ${us}\nSent: Monday\nTo: Ann\nSubject: TICK-014`],
    ['of Outlook in Spanish', `De: ${us}\nEnviado el: lunes\nPara: Ann\nAsunto: TICK-014`],
    ['of Outlook in French', `De : ${us}\nEnvoyé : lundi\nÀ : Ann\nObjet : TICK-014`],
    ['of Outlook with our email', `From: ${us}\nSent: Monday\n\nNew\n\n${en.above}\n\nTry.\n\n${en.reply}`],
    ['of Apple Mail', `On Nov 23, 2026, at 9:21 AM, ${us} wrote:\n\n> Try this.\n>\n> Thanks`],
    ['of Yahoo', `On Monday, November 23, 2026 at 09:21:00 AM EST, ${us} wrote:\n\n> Try this.`],
    ['of Samsung', `-------- Original message --------\nFrom: ${us}\nDate: 11/23/26 9:21 AM\nTo: Ann`],
    ['of Zoho', `---- On Mon, 23 Nov 2026 09:21:00 -0500 ${us} wrote ---`],
    ['in Spanish', 'El lun, 23 nov 2026 a las 9:21, Wardline escribió:\n> Prueba esto.'],
    ['in French', 'Le lun. 23 nov. 2026 à 09 h 21, Wardline a écrit :\n> Essayez.'],
    ['without an introduction', '> Try this.\n>\n> Thanks'],
    ['of our own email', `${en.above}\n\nTry this.\n\n${en.reply}\n\n--\nWardline\nhttps://wardline.test/`],
  ];
  const line = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }).map((it) => `w ${it}`.trimEnd()),
    fc.constantFrom(
      ...['From: 7:00 PM', 'To: 7:30 AM', 'De: 19:00', '--', '____________________', 'The nurse wrote:'],
      ...['On Monday the charge nurse wrote:', '-----Original Message-----', '-- ', '7:00 PM - 7:30 AM'],
    ),
  );
  const words = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n').trim());

  it.each(quotes)('%s is removed, but none of the text around it', (_case, quote) => {
    fc.assert(
      fc.property(words, words, (one, two) => {
        expect(withoutQuote(one, isKnown)).toBe(one);
        expect(withoutQuote(`${one}\n\n${quote}`, isKnown)).toBe(one);
        expect(withoutQuote(`${quote}\n\n${one}`, isKnown)).toBe(one);
        const rest = withoutQuote(`${one}\n\n${quote}\n\n${two}`, isKnown);
        expect(rest.startsWith(one) && rest.endsWith(two)).toBe(true);
        expect(rest.replace(/\s/g, '')).toBe(`${one}${two}`.replace(/\s/g, ''));
      }),
    );
  });

  it.each(quotes)('%s alone is kept as the whole text', (_case, quote) => {
    expect(withoutQuote(quote, isKnown)).toBe(quote);
  });

  it('is removed around the answers between quotations', () => {
    expect(withoutQuote('> Which calendar?\nGoogle.\n> Since when?\nYesterday.')).toBe('Google.\nYesterday.');
  });
});

describe('an email', () => {
  it('is read from its plain-text part, with the first of each header', async () => {
    const mail = await readMail(raw('It works.', 'X-SES-Virus-Verdict: PASS', 'X-SES-Virus-Verdict: FAIL'));
    expect(mail).toMatchObject({
      from: { address: 'ann@example.test', name: 'Ann' },
      recipients: ['support@wardline.test'],
      text: 'It works.',
      files: [],
    });
    expect(mail.header('x-ses-virus-verdict')).toBe('pass');
  });

  it('is read from HTML as plain text', async () => {
    const html = '<style>p{}</style><p>It &amp; that<br>work.</p><script>alert(1)</script><blockquote>Old</blockquote>';
    expect(textOfHtml(html)).toBe('It & that\nwork.\n\n> Old');
    expect((await readMail(raw(html, 'Content-Type: text/html; charset=utf-8'))).text).toBe('It & that\nwork.');
  });

  it('loses invisible and control characters', async () => {
    const mail = await readMail(raw('It \u202eworks\u0007.', 'Content-Type: text/plain; charset=utf-8'));
    expect(mail.text).toBe('It works.');
  });

  it('has every file except small or repeated pictures shown in the text', async () => {
    const part = (name: string, disposition: string, content: Buffer, id = '') =>
      `--b\r\nContent-Type: image/png; name="${name}"\r\nContent-Disposition: ${disposition}; filename="${name}"\r\n${id && `Content-ID: <${id}>\r\n`}Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`;
    const [small, large] = [Buffer.from('hello'), Buffer.alloc(20_000, 7)];
    const html = '<p>See below.</p><img src="cid:logo@x"><img src="cid:photo@x"><img src="cid:again@x">';
    const body = [
      `--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n`,
      part('a.png', 'attachment', small),
      part('b.png', 'inline', small),
      part('unshown.png', 'inline', small, 'unshown@x'),
      part('logo.png', 'inline', Buffer.from('logo'), 'logo@x'),
      part('photo.png', 'inline', large, 'photo@x'),
      part('again.png', 'inline', large, 'again@x'),
      '--b--',
    ].join('');
    const { text, files } = await readMail(
      raw(body, 'MIME-Version: 1.0', 'Content-Type: multipart/related; boundary="b"'),
    );
    expect(text).toBe('See below.');
    expect(files.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png', 'unshown.png', 'photo.png']);
  });

  it('keeps the original text when a quote was removed', async () => {
    expect(await readMail(raw('It works.'))).toMatchObject({ text: 'It works.', original: null });
    const quoted = 'It works.\n\n> Try this.';
    expect(await readMail(raw(quoted))).toMatchObject({ text: 'It works.', original: quoted });
  });
});

describe('an email is refused', () => {
  it.each([
    ['Auto-Submitted: auto-replied', 'automatic'],
    ['Auto-Submitted: auto-generated (vacation)', 'automatic'],
    ['Precedence: bulk', 'automatic'],
    ['List-Id: <nurses.example.test>', 'automatic'],
    ['Return-Path: <>', 'automatic'],
    ['Content-Type: multipart/report; boundary="b"', 'automatic'],
    ['X-SES-Virus-Verdict: FAIL', 'unsafe'],
    ['X-SES-Spam-Verdict: FAIL', 'unsafe'],
    ['Authentication-Results: amazonses.com; spf=pass; dmarc=fail header.from=example.test', 'forged'],
    ['Auto-Submitted: no', null],
    ['X-Priority: 1', null],
  ])('with %s: %s', async (header, refusal) => {
    expect(refusalOf(await readMail(raw('Hello', header)), domain)).toBe(refusal);
  });

  it('from our own addresses', async () => {
    const own = Buffer.from('From: no-reply@wardline.test\r\nTo: support@wardline.test\r\n\r\nHello');
    expect(refusalOf(await readMail(own), domain)).toBe('own');
  });
});

describe('the sender of an email', () => {
  it('is authentic if the domain authenticates it', async () => {
    const results = 'Authentication-Results: amazonses.com; spf=pass; dkim=none; dmarc=none';
    expect(isAuthentic(await readMail(raw('Hello', results)))).toBe(true);
    expect(isAuthentic(await readMail(raw('Hello')))).toBe(false);
  });
});
