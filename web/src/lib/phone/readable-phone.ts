/** Loads the rules of all countries, which are large. */
export const readablePhone = async (phone: string): Promise<string> =>
  (await import('@shared/core/model/phone-number')).readablePhone(phone);
