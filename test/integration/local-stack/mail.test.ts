import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const sendMail = (to: string, subject: string, text: string, html: string) =>
  new SESClient({}).send(
    new SendEmailCommand({
      Source: 'Wardline <no-reply@wardline.local>',
      Destination: { ToAddresses: [to] },
      Message: { Subject: { Data: subject }, Body: { Text: { Data: text }, Html: { Data: html } } },
    }),
  );

describe('the mailbox', () => {
  it('keeps mail sent through SES, newest first, with links and code', async () => {
    const to = uniqueEmail('mail');
    await sendMail(to, 'First', 'No code: 12345', '<p>first</p>');
    await sendMail(to, 'Your code', 'It is 048151.', '<a href="https://example.org/a?x=1&amp;y=2">open</a>');
    const [newest, oldest] = await stack.mails(to.toUpperCase());
    expect(newest).toMatchObject({
      to: [to],
      subject: 'Your code',
      text: 'It is 048151.',
      code: '048151',
      links: ['https://example.org/a?x=1&y=2'],
    });
    expect(newest?.sentAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(oldest).toMatchObject({ subject: 'First', code: null, links: [] });
  });

  it('shows it as a page that runs none of the mail’s scripts', async () => {
    const to = uniqueEmail('page');
    await sendMail(to, '<script>alert(1)</script>', 'text', '<script>alert(2)</script><p>Hello</p>');
    const page = await (await fetch(`${stack.gateway}/_local/mail?to=${encodeURIComponent(to)}`)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  });

  it('refuses a mail without a usable address', async () => {
    await expect(sendMail('nobody', 'Subject', 'text', 'html')).rejects.toThrow('address');
  });
});
