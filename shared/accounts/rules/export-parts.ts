import { employerParts, organizationParts, professionalParts, type ExportPart } from '../model/data-export-vocabulary';
import type { UserType } from '../../core/model/enumerations';

type Owner = { kind: 'person'; userType: UserType } | { kind: 'organization' };

export const partsOf = (owner: Owner): readonly ExportPart[] => {
  if (owner.kind === 'organization') return organizationParts;
  return owner.userType === 'doctor' ? professionalParts : employerParts;
};
