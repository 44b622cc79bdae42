import { foldedBytes, foldedName } from '@shared/core/model/folded-name';
import { limits } from '@shared/limits';
import { organizationIndexes } from './keys';

export const nameListing = (organizationId: string, name: string): { gsi1pk: string; gsi1sk: string } => {
  // Contracts reject such names first.
  if (foldedBytes(name) > limits.foldedTextBytes) throw new RangeError('The name does not fit into a key.');
  return { gsi1pk: organizationIndexes.organizationsByName, gsi1sk: `${foldedName(name)}#${organizationId}` };
};
