import { format } from 'oxfmt';
import options from '../../oxfmt.config';

/** Text formatted like by `npm run format`, in the language of the file name. Throws if it can't be parsed. */
export const formatted = async (fileName: string, text: string): Promise<string> => {
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
};
