import { stateCodes, states, type StateCode } from '../../../people/model/profile-vocabulary';
import { comparedName } from './gazetteer';

/** Further names besides the name and the code. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  DC: ['d c', 'the district of columbia'],
  MP: ['cnmi', 'commonwealth of the northern mariana islands', 'the northern mariana islands', 'northern marianas'],
  PR: ['p r', 'commonwealth of puerto rico'],
  VI: ['usvi', 'u s v i', 'us vi', 'virgin islands', 'united states virgin islands', 'the us virgin islands'],
};

const codes = new Map(
  stateCodes.flatMap((code) =>
    [code, states[code], ...(otherNames[code] ?? [])].map((name): [string, StateCode] => [comparedName(name), code]),
  ),
);

/** Number of words in the longest name. */
export const longestStateName = 6;

/** State of a code or name in any common spelling: "D.C.", "USVI". */
export const stateNamed = (text: string): StateCode | null => codes.get(comparedName(text)) ?? null;
