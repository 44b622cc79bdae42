import { organizationIndexes } from './keys';

/** Names are found whatever the case and the spaces. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The place of an organisation in the list by name, wherever one is written. */
export const nameListing = (organizationId: string, name: string): { gsi1pk: string; gsi1sk: string } => ({
  gsi1pk: organizationIndexes.organizationsByName,
  gsi1sk: `${foldedName(name)}#${organizationId}`,
});
