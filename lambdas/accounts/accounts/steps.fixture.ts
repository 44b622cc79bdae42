import fc from 'fast-check';
import { changeEmail } from './change-email';
import { register } from './registration/register';
import { sendOtp } from './codes/send-otp';
import { verifyOtp } from './codes/verify-otp';
import { ip, language, professional } from './people.fixture';
import type { World } from './world.fixture';

export const faults = fc.tuple(fc.nat(12), fc.constantFrom('request' as const, 'answer' as const));

export const failsAt = async (
  world: World,
  [step, lost]: [number, 'request' | 'answer'],
  run: () => Promise<unknown>,
) => {
  world.breakAt(step, lost);
  const failed = await run().then(
    () => false,
    () => true,
  );
  world.mend();
  return failed;
};

const { email } = professional;

export const confirmedProfessional = async (world: World): Promise<string> => {
  await register(world.deps, professional, ip);
  await verifyOtp(world.deps, { email, type: 'email_verification', code: world.codeTo(email), ip });
  world.advance(120);
  return world.accountOf(email)!.userId;
};

export const resetTokenFor = async (world: World, address = email): Promise<string> => {
  await sendOtp(world.deps, { email: address, type: 'password_reset', ip, language });
  const code = world.codeTo(address);
  const { reset_token } = await verifyOtp(world.deps, { email: address, type: 'password_reset', code, ip });
  return reset_token!;
};

export const startedEmailChange = async (world: World, userId: string, next: string): Promise<string> => {
  await changeEmail(world.deps, { userId, email: next, password: professional.password });
  return world.tokenTo(next);
};
