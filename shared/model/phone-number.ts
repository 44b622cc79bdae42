import { parsePhoneNumberWithError, ParseError, type PhoneNumber } from 'libphonenumber-js/max';

/** Country of numbers that are typed without one, as most of the product's people are there. */
const homeCountry = 'US';

const parsed = (typed: string): PhoneNumber | null => {
  try {
    // 00 stands for + nearly everywhere but at home.
    return parsePhoneNumberWithError(typed.trim().replace(/^00/, '+'), { defaultCountry: homeCountry, extract: false });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};

/**
 * A typed number as telephone networks take it (E.164): "(202) 555-0143" -> "+12025550143". Null for what is no number
 * that anybody can have, and for one with an extension.
 */
export const dialable = (typed: string): string | null => {
  const number = parsed(typed);
  return number?.isValid() && !number.ext ? number.number : null;
};

/** A number as people read it: without the country code at home. What is no number stays as it was stored. */
export const readablePhone = (stored: string): string => {
  const number = parsed(stored);
  if (!number?.isValid()) return stored;
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
};
