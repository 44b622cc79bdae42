import { format } from 'oxfmt';
import options from '../../oxfmt.config';

/** Text as `npm run format` leaves it. The name of the file says which language it is in. Throws where it can't be read. */
export const formatted = async (fileName: string, text: string): Promise<string> => {
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
};
