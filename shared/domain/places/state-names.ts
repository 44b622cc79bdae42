import { stateCodes, states, type StateCode } from '../../model/profile-vocabulary';
import { comparedName } from './gazetteer';

/** Besides the name and the code. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  DC: ['D C', 'the District of Columbia'],
  MP: ['CNMI', 'Commonwealth of the Northern Mariana Islands', 'the Northern Mariana Islands', 'Northern Marianas'],
  PR: ['P R', 'Commonwealth of Puerto Rico'],
  VI: ['USVI', 'U S V I', 'US VI', 'Virgin Islands', 'United States Virgin Islands', 'the U.S. Virgin Islands'],
};

const codes = new Map(
  stateCodes.flatMap((code) =>
    [code, states[code], ...(otherNames[code] ?? [])].map((name): [string, StateCode] => [comparedName(name), code]),
  ),
);

/** Words of the longest name. */
export const longestStateName = 6;

/** Of a code or name as people write it: "D.C.", "USVI". */
export const stateNamed = (text: string): StateCode | null => codes.get(comparedName(text)) ?? null;
