import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths';
import { demoAccounts, largeDemoAccounts, type DemoAccount } from '../seed/demo-accounts';

/** An account of either demo by the key of its person. */
export const demoAccount = (email: string): DemoAccount => {
  const account = [...demoAccounts(), ...largeDemoAccounts()].find((it) => it.email.startsWith(`${email}@`));
  if (!account) throw new Error(`The demo data has no ${email}.`);
  return account;
};

export const signIn = async (page: Page, site: string, { email, password }: DemoAccount): Promise<void> => {
  await page.goto(`${site}${paths.login}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== paths.login);
};
