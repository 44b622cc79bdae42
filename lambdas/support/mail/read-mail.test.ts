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

describe('quoted text', () => {
  it.each([
    ['of Gmail', 'It works.\n\nOn Mon, Nov 23, 2026 at 9:21 AM Wardline\n<support@x> wrote:\n> Try this.\n> Thanks'],
    ['of Outlook', 'It works.\n\n________________________________\nFrom: Wardline\nSent: Monday\nTo: Ann\n\nTry this.'],
    ['of Outlook without a line', 'It works.\n\nFrom: Wardline <support@x>\nSent: Monday\nSubject: TICK-014\n\nTry.'],
    ['in Spanish', 'It works.\n\nEl lun, 23 nov 2026 a las 9:21, Wardline escribió:\n> Prueba esto.'],
    ['in French', 'It works.\n\nLe lun. 23 nov. 2026 à 09 h 21, Wardline a écrit :\n> Essayez.'],
    [
      'below our own line',
      `It works.\n\nNew answer to TICK-014\n${en.above}\nTry this.`.replace('New answer', '> New'),
    ],
    ['without an introduction', 'It works.\n\n> Try this.\n>\n> Thanks\n'],
    ['with a signature', 'It works.\n\n-- \nAnn Example\nICU Nurse'],
    ['as an original message', 'It works.\n\n-----Original Message-----\nTry this.'],
  ])('%s is cut', (_case, text) => {
    expect(withoutQuote(text)).toBe('It works.');
  });

  it('stays between answers, and words that only look like it stay', () => {
    const text = '> Which calendar?\nGoogle.\n> Since when?\nYesterday. On Monday I wrote: it works.\nFrom: my phone';
    expect(withoutQuote(text)).toBe(text);
  });
});

describe('an email', () => {
  it('is read from its plain part, with the first of each header', async () => {
    const mail = await readMail(raw('It works.', 'X-SES-Virus-Verdict: PASS', 'X-SES-Virus-Verdict: FAIL'));
    expect(mail).toMatchObject({
      from: { address: 'ann@example.test', name: 'Ann' },
      recipients: ['support@wardline.test'],
      text: 'It works.',
      files: [],
    });
    expect(mail.header('x-ses-virus-verdict')).toBe('pass');
  });

  it('is read from HTML without the markup', async () => {
    const html = '<style>p{}</style><p>It &amp; that<br>work.</p><script>alert(1)</script><blockquote>Old</blockquote>';
    expect(textOfHtml(html)).toBe('It & that\nwork.\n>');
    expect((await readMail(raw(html, 'Content-Type: text/html; charset=utf-8'))).text).toBe('It & that\nwork.');
  });

  it('has no invisible or control characters', async () => {
    const mail = await readMail(raw('It \u202eworks\u0007.', 'Content-Type: text/plain; charset=utf-8'));
    expect(mail.text).toBe('It works.');
  });

  it('has its attachments, but not the pictures within the text', async () => {
    const part = (name: string, disposition: string) =>
      `--b\r\nContent-Type: image/png; name="${name}"\r\nContent-Disposition: ${disposition}; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\naGVsbG8=\r\n`;
    const body = `--b\r\nContent-Type: text/plain\r\n\r\nSee below.\r\n${part('a.png', 'attachment')}${part('logo.png', 'inline')}--b--`;
    const { text, files } = await readMail(
      raw(body, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"'),
    );
    expect(text).toBe('See below.');
    expect(files.map(({ fileName, content }) => [fileName, content.toString()])).toEqual([['a.png', 'hello']]);
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
  it('is authentic if its domain vouches for it', async () => {
    const results = 'Authentication-Results: amazonses.com; spf=pass; dkim=none; dmarc=none';
    expect(isAuthentic(await readMail(raw('Hello', results)))).toBe(true);
    expect(isAuthentic(await readMail(raw('Hello')))).toBe(false);
  });
});
