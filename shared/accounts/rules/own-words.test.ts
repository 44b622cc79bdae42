import { expect, it } from 'vitest';
import { productName } from '../../product';
import { withoutOwnWords } from './own-words';

const names = {
  email: 'ada.meyer@st-mary.example.org',
  firstName: 'Ada',
  lastName: 'Meyer-Süß',
  organization: 'St. Mary Hospital',
};

it.each([
  ['ada.meyer@st-mary', ''],
  ['AdaMeyer1990!', '1990'],
  ['meyersuß ada', ''],
  ['Example-2026', '2026'],
  [`${productName}#1`, '1'],
  ['stMaryHospital', ''],
  ['hospital hospital', ''],
  ['correct ada battery', 'correctbattery'],
])('%s keeps %j', (password, rest) => {
  expect(withoutOwnWords(password, names)).toBe(rest);
});

it.each(['correct horse battery', '!@#$%^&*', 'org com'])('%s includes no word of the account', (password) => {
  expect(withoutOwnWords(password, { email: 'a@b.org' })).toBeNull();
});
