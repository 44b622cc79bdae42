import * as z from 'zod';
import {
  LocationId,
  LocationUnitId,
  ShiftBatchId,
  ShiftId,
  ShiftPatternId,
  ShiftTemplateId,
  Version,
} from '../../core/model/fields';
import { PlannedDay } from '../../core/model/given-times';
import {
  PatternRule,
  PlannedRow,
  PlanSource,
  ShiftKind,
  ShiftPattern,
  ShiftPlan,
  ShiftTemplate,
  ShiftTemplateForm,
  WrittenRow,
} from '../model/shifts/shift-plan';
import { patternReaches } from '../model/shifts/shift-plan-vocabulary';
import { shiftPlanLimits } from '../limits/shift-plan-limits';
import { defineRoutes } from '../../core/api/route';

const ofLocation = z.strictObject({ locationId: LocationId });
const ofUnit = ofLocation.extend({ unitId: LocationUnitId });
const ofTemplate = ofLocation.extend({ templateId: ShiftTemplateId });
const ofPattern = ofLocation.extend({ patternId: ShiftPatternId });
const { rowsAtOnce, csvBytes } = shiftPlanLimits;

/** `kept`: shifts with bookings or requests, which stay unchanged. */
const changedPattern = z.object({ pattern: ShiftPattern, changed: z.int(), kept: z.int() });

export const shiftPlanRoutes = defineRoutes({
  listShiftPlans: {
    method: 'GET',
    path: '/api/shifts/locations/{locationId}/shift-plans',
    access: 'planShifts',
    summary: "Templates and patterns of a location's units. Members see those of units they supervise.",
    params: ofLocation,
    response: z.object({ templates: z.array(ShiftTemplate), patterns: z.array(ShiftPattern) }),
    errors: ['NOT_FOUND'],
  },
  createShiftTemplate: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/units/{unitId}/shift-templates',
    access: 'planShifts',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary: 'Add a template for shifts of a unit.',
    params: ofUnit,
    body: ShiftTemplateForm,
    response: ShiftTemplate,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  updateShiftTemplate: {
    method: 'PUT',
    path: '/api/shifts/locations/{locationId}/shift-templates/{templateId}',
    access: 'planShifts',
    summary: 'Save a template. `version` is the version that was edited. Shifts and patterns stay as they are.',
    params: ofTemplate,
    body: z.strictObject({ template: ShiftTemplateForm, version: Version }),
    response: ShiftTemplate,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  deleteShiftTemplate: {
    method: 'DELETE',
    path: '/api/shifts/locations/{locationId}/shift-templates/{templateId}',
    access: 'planShifts',
    summary: 'Delete a template. Shifts and patterns stay as they are.',
    params: ofTemplate,
    response: z.object({ templateId: ShiftTemplateId }),
    errors: ['NOT_FOUND'],
  },
  checkShifts: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/shifts/check',
    access: 'planShifts',
    cost: 'read',
    summary: 'Check a week to copy, a CSV file, or one shift, with the problems of each line. Writes nothing.',
    params: ofLocation,
    body: PlanSource,
    bodyBytes: csvBytes * 2,
    response: ShiftPlan,
    errors: ['NOT_FOUND'],
  },
  createShifts: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/shifts',
    access: 'planShifts',
    cost: 'create',
    idempotent: true,
    summary:
      'Create shifts, each whole or not at all. What was created before with the same content is not created again.',
    params: ofLocation,
    body: z.strictObject({
      batchId: ShiftBatchId,
      publish: z.boolean(),
      kinds: z.array(ShiftKind).min(1).max(rowsAtOnce),
      rows: z.array(PlannedRow).min(1).max(rowsAtOnce),
    }),
    response: z.object({ rows: z.array(WrittenRow) }),
    errors: ['NOT_FOUND', 'ORGANIZATION_NOT_VERIFIED', 'PUBLISHING_PAUSED'],
  },
  undoShifts: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/shifts/undo',
    access: 'planShifts',
    summary: 'Cancel shifts that were published together within the last 10 minutes, unless people are on them.',
    params: ofLocation,
    body: z.strictObject({ batchId: ShiftBatchId, shiftIds: z.array(ShiftId).min(1).max(rowsAtOnce) }),
    response: z.object({ undone: z.array(ShiftId), kept: z.array(ShiftId) }),
    errors: ['NOT_FOUND', 'UNDO_EXPIRED'],
  },
  createShiftPattern: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/shift-templates/{templateId}/patterns',
    access: 'planShifts',
    cost: 'create',
    status: 201,
    idempotent: true,
    summary: 'Repeat a template on days of the week. Its shifts of the next eight weeks are created at once.',
    params: ofTemplate,
    body: z.strictObject({ rule: PatternRule, publish: z.boolean() }),
    response: ShiftPattern,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'ORGANIZATION_NOT_VERIFIED'],
  },
  updateShiftPattern: {
    method: 'PUT',
    path: '/api/shifts/locations/{locationId}/shift-patterns/{patternId}',
    access: 'planShifts',
    summary: 'Change a pattern from a day on, or all its shifts ahead. Shifts that people are on stay as they are.',
    params: ofPattern,
    body: z.strictObject({
      rule: PatternRule,
      shift: ShiftKind,
      reach: z.enum(patternReaches),
      day: PlannedDay,
      version: Version,
    }),
    response: changedPattern,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  endShiftPattern: {
    method: 'POST',
    path: '/api/shifts/locations/{locationId}/shift-patterns/{patternId}/end',
    access: 'planShifts',
    summary: 'End a pattern. Its shifts from a day on are canceled, except those that people are on.',
    params: ofPattern,
    body: z.strictObject({ day: PlannedDay }),
    response: z.object({ canceled: z.int(), kept: z.int() }),
    errors: ['NOT_FOUND'],
  },
});
