import { expect, it } from 'vitest';
import { changeLanguage } from './change-language';
import { confirmedProfessional } from './steps.fixture';
import { resendConfirmation } from './registration/resend-confirmation';
import { register } from './registration/register';
import { sendOtp } from './codes/send-otp';
import { ip, professional } from './people.fixture';
import { World } from './world.fixture';

const { email } = professional;

it('changes the language of an account, also when repeated', async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  for (const language of ['es', 'es', 'fr'] as const) {
    expect(await changeLanguage(world.deps, userId, language)).toEqual({ language });
    expect(world.accountOf(email)?.language).toBe(language);
  }
});

it('rejects a deleted account', async () => {
  const gone = changeLanguage(new World().deps, '00000000-0000-4000-8000-000000000000', 'es');
  await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the language is that of the registration, and of later requests for codes and links', async () => {
  const world = new World();
  await register(world.deps, { ...professional, language: 'es' }, ip);
  expect(world.accountOf(email)?.language).toBe('es');
  world.advance(61);
  await resendConfirmation(world.deps, { email, ip, language: 'fr' });
  world.advance(61);
  await sendOtp(world.deps, { email, type: 'email_verification', ip, language: 'en' });
  expect(world.mails.map(({ html }) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['es', 'fr', 'en']);
});
