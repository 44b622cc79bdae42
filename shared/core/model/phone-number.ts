import { parsePhoneNumberWithError, ParseError, type PhoneNumber } from 'libphonenumber-js/max';
import { withoutInvisible } from './plain-text';

/** Country of numbers entered without one. */
const homeCountry = 'US';

/** Copied numbers from contact cards, chats, and links have extra characters. */
const plainNumber = (typed: string): string =>
  // 00 is the international prefix nearly everywhere outside the US.
  withoutInvisible(typed)
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/^00/, '+');

const parsed = (typed: string): PhoneNumber | null => {
  try {
    return parsePhoneNumberWithError(plainNumber(typed), { defaultCountry: homeCountry, extract: false });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};

/** E.164: "(202) 555-0143" -> "+12025550143". Null if invalid or with an extension. */
export const dialable = (typed: string): string | null => {
  const number = parsed(typed);
  return number?.isValid() && !number.ext ? number.number : null;
};

/** E.164 with an extension, as switchboards have them: "+12025550143 ext. 42". */
export const dialableAtDesk = (typed: string): string | null => {
  const number = parsed(typed);
  if (!number?.isValid()) return null;
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number;
};

/** National format for US numbers. Returns invalid ones unchanged. */
export const readablePhone = (stored: string): string => {
  const number = parsed(stored);
  if (!number?.isValid()) return stored;
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
};
