/** Country code of numbers entered without one. */
const homeCode = '1';
const homeDigits = 10;

/** E.164 form: "(202) 555-0143" -> "+12025550143". Null if the country is unclear or the number of digits wrong. */
export const dialable = (typed: string): string | null => {
  const trimmed = typed.trim();
  const international = trimmed.startsWith('+') || trimmed.startsWith('00');
  // Text messages can't be sent to an extension.
  if (/[a-z]/i.test(trimmed)) return null;
  const digits = trimmed.replaceAll(/\D/g, '').replace(/^00/, '');
  if (international) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (digits.length === homeDigits && !digits.startsWith('0')) return `+${homeCode}${digits}`;
  return digits.length === homeDigits + 1 && digits.startsWith(homeCode) ? `+${digits}` : null;
};
