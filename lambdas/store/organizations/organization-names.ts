import { foldedBytes, foldedName } from '@shared/model/folded-name';
import { limits } from '@shared/limits';
import { organizationIndexes } from './keys';

/** The place of an organisation in the list by name, wherever one is written. */
export const nameListing = (organizationId: string, name: string): { gsi1pk: string; gsi1sk: string } => {
  // The contracts refuse such a name before anything is read.
  if (foldedBytes(name) > limits.foldedTextBytes) throw new RangeError('The name does not fit into a key.');
  return { gsi1pk: organizationIndexes.organizationsByName, gsi1sk: `${foldedName(name)}#${organizationId}` };
};
