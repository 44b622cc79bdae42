/** Country of numbers that are typed without one, as most of the product's people are there. */
const homeCode = '1';
const homeDigits = 10;

/**
 * A typed number as telephone networks take it (E.164): "(202) 555-0143" -> "+12025550143". Null when no country can be
 * told from it or it has too few or too many digits.
 */
export const dialable = (typed: string): string | null => {
  const trimmed = typed.trim();
  const international = trimmed.startsWith('+') || trimmed.startsWith('00');
  // An extension is nothing that a text message can be sent to.
  if (/[a-z]/i.test(trimmed)) return null;
  const digits = trimmed.replaceAll(/\D/g, '').replace(/^00/, '');
  if (international) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (digits.length === homeDigits && !digits.startsWith('0')) return `+${homeCode}${digits}`;
  return digits.length === homeDigits + 1 && digits.startsWith(homeCode) ? `+${digits}` : null;
};
