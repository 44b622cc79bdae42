/** Luhn sum including the check digit. */
const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);

/** Issuer prefix of US health identifiers, included in an NPI's check digit. */
const npiPrefix = '80840';

/** 10 digits, the last one a check digit (45 CFR 162.406). */
export const isNpi = (number: string): boolean => /^\d{10}$/.test(number) && luhnSum(npiPrefix + number) % 10 === 0;

/** 2 letters (the second may be a 9 for businesses) and 7 digits, the last one a check digit. */
export const isDea = (number: string): boolean => {
  const match = /^[A-Z][A-Z9](\d{6})(\d)$/.exec(number.toUpperCase());
  if (!match) return false;
  const [, first = '', check] = match;
  const at = (...positions: number[]) => positions.reduce((sum, position) => sum + Number(first[position]), 0);
  return (at(0, 2, 4) + 2 * at(1, 3, 5)) % 10 === Number(check);
};
