import { tidyUp } from '../runtime/files/sent-content';
import type { Deps } from './ports';

/** Deletes a file that nothing shows any more. */
export const withdrawLogo = ({ files }: Pick<Deps, 'files'>, path: string): Promise<void> =>
  tidyUp('a former logo', () => files.withdraw(path));
