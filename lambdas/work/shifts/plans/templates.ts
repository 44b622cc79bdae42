import { AppError } from '@shared/errors';
import type { ShiftPattern, ShiftTemplate, ShiftTemplateForm } from '@shared/work/model/shifts/shift-plan';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import type { ShiftPlans } from '../../../store/work/shift-plans/ports';
import type { Deps } from '../ports';
import { authorizeLocation, authorizeUnit } from '../authorize-shift';
import { requireOwnProfessions } from './unit-professions';

type OfLocation = { caller: AuthorizedCaller; locationId: string };
type OfTemplate = OfLocation & { templateId: string };
export type TemplateDeps = Pick<Deps, 'locations' | 'clock'> & { plans: ShiftPlans };

/** Lists the templates and patterns of units that the caller may plan. */
export const listShiftPlans = async (
  deps: TemplateDeps,
  { caller, locationId }: OfLocation,
): Promise<{ templates: ShiftTemplate[]; patterns: ShiftPattern[] }> => {
  const { units } = await authorizeLocation(deps, caller, locationId);
  const isReached = ({ unitId }: { unitId: string }): boolean => units.some((unit) => unit.unitId === unitId);
  const { templates, patterns } = await deps.plans.list(organizationOf(caller));
  return { templates: templates.filter(isReached), patterns: patterns.filter(isReached) };
};

/** Requires a template of a unit that the caller may plan; NOT_FOUND for others. */
export const authorizeTemplate = async (
  deps: TemplateDeps,
  { caller, locationId, templateId }: OfTemplate,
): Promise<ShiftTemplate> => {
  const template = await deps.plans.template({ organizationId: organizationOf(caller), templateId });
  if (!template || template.locationId !== locationId) throw new AppError('NOT_FOUND');
  await authorizeUnit(deps, caller, template);
  return template;
};

export const createShiftTemplate = async (
  deps: TemplateDeps,
  { caller, locationId, unitId, template }: OfLocation & { unitId: string; template: ShiftTemplateForm },
): Promise<ShiftTemplate> => {
  const { unit } = await authorizeUnit(deps, caller, { locationId, unitId });
  requireOwnProfessions(unit, template, 'professions');
  const created: ShiftTemplate = {
    ...template,
    templateId: deps.clock.newId('stp'),
    locationId,
    unitId,
    updatedAt: deps.clock.now().toISOString(),
    version: 1,
  };
  await deps.plans.addTemplate(organizationOf(caller), created);
  return created;
};

type Update = OfTemplate & { template: ShiftTemplateForm; version: number };

export const updateShiftTemplate = async (
  deps: TemplateDeps,
  { template, version, ...of }: Update,
): Promise<ShiftTemplate> => {
  const before = await authorizeTemplate(deps, of);
  const { unit } = await authorizeUnit(deps, of.caller, before);
  requireOwnProfessions(unit, template, 'template.professions');
  const ref = { organizationId: organizationOf(of.caller), templateId: of.templateId };
  return deps.plans.updateTemplate(ref, { template, version, at: deps.clock.now().toISOString() });
};

export const deleteShiftTemplate = async (deps: TemplateDeps, of: OfTemplate): Promise<{ templateId: string }> => {
  const { templateId } = await authorizeTemplate(deps, of);
  await deps.plans.removeTemplate({ organizationId: organizationOf(of.caller), templateId });
  return { templateId };
};
