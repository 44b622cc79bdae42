import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StageError } from './stage-variables';

/** Parses a script's options. Invalid ones throw its help. */
export const readOptions = <O extends NonNullable<ParseArgsConfig['options']>>(options: O, help: string) => {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StageError(help);
  }
};

export const stageOption = { stage: { type: 'string' } } as const;
