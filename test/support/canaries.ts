import { randomInt } from 'node:crypto';

export type Canaries = Record<
  'name' | 'email' | 'phone' | 'address' | 'npi' | 'dea' | 'license' | 'certification' | 'about',
  string
>;

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** With the check digit of 80840 and nine digits. https://www.cms.gov/medicare/regulations-guidance/administrative-simplification/national-provider-identifier-standard-npi */
const npi = (): string => {
  const nine = `1${digits(8)}`;
  const sum = Array.from(`80840${nine}`)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${nine}${(10 - (sum % 10)) % 10}`;
};

/** The seventh digit is a check digit. */
const dea = (): string => {
  const six = Array.from(digits(6), Number);
  const sum = six.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return `AB${six.join('')}${sum % 10}`;
};

export const word = (): string => Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');

/** Unique texts. */
export const newCanaries = (first: string, last: string): Canaries => ({
  name: `${first} ${last}`,
  email: `${word()}@canary.test`,
  phone: `+1202555${digits(4)}`,
  address: `${digits(4)} ${word()} Street`,
  npi: npi(),
  dea: dea(),
  license: `MA-${word()}`,
  certification: `CERT-${word()}`,
  about: `I care for people, says ${word()}.`,
});
