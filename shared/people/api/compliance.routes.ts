import * as z from 'zod';
import { limits } from '../../limits';
import {
  ComplianceDecision,
  ComplianceEvidence,
  ComplianceFile,
  ComplianceItemId,
  FacilityList,
  FacilityListForm,
} from '../model/compliance';
import { Unit } from '../../core/model/enumerations';
import { optionalProse, PlacementId, Version, FirstVersion } from '../../core/model/fields';
import { Download, UploadTarget } from '../../core/model/file';
import { DocumentUpload } from './credentials.routes';
import { defineRoutes } from '../../core/api/route';

const placementParams = z.strictObject({ placementId: PlacementId });
const itemParams = z.strictObject({ placementId: PlacementId, itemId: ComplianceItemId });
const version = z.strictObject({ version: Version });

export const everyUnit = 'all';
const listParams = z.strictObject({ unit: z.union([Unit, z.literal(everyUnit)]) });

export const complianceRoutes = defineRoutes({
  getComplianceFile: {
    method: 'GET',
    path: '/api/compliance/placements/{placementId}',
    access: 'readCompliance',
    summary: 'Get the compliance file of a placement, and whether the first day can be confirmed.',
    params: placementParams,
    response: ComplianceFile,
    errors: ['NOT_FOUND'],
  },
  shareComplianceItems: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/share',
    access: 'shareCompliance',
    summary: 'Share what your wallet has for several items. Those that have changed or are gone are not shared.',
    params: placementParams,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ itemId: ComplianceItemId, version: Version }))
        .min(1)
        .max(limits.complianceItemsShared),
    }),
    response: z.object({ file: ComplianceFile, notShared: z.array(ComplianceItemId) }),
    errors: ['NOT_FOUND'],
  },
  shareComplianceItem: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/{itemId}/share',
    access: 'shareCompliance',
    summary: 'Share what your wallet has for one item with the employer of this placement, from now on.',
    params: itemParams,
    body: version,
    response: ComplianceFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  unshareComplianceItem: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/{itemId}/unshare',
    access: 'shareCompliance',
    summary: 'Stop sharing what your wallet has for one item.',
    params: itemParams,
    body: version,
    response: ComplianceFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  requestComplianceUpload: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/{itemId}/uploads',
    access: 'submitCompliance',
    status: 201,
    summary: 'Get an upload URL for a document of the given type.',
    params: itemParams,
    body: DocumentUpload,
    response: UploadTarget,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'TOO_MANY_REQUESTS'],
  },
  submitComplianceItem: {
    method: 'PUT',
    path: '/api/compliance/placements/{placementId}/{itemId}/evidence',
    access: 'submitCompliance',
    summary: 'Hand in an item with a note, an expiration date, or a document. The employer then decides on it.',
    params: itemParams,
    body: ComplianceEvidence,
    response: ComplianceFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  decideComplianceItem: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/{itemId}/decision',
    access: 'decideCompliance',
    summary: 'Accept or reject an item, waive it, or mark it as not applicable. Reopening takes a decision back.',
    params: itemParams,
    body: ComplianceDecision,
    response: ComplianceFile,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  openComplianceDocument: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/{itemId}/document',
    access: 'submitCompliance',
    summary:
      'Get a short-lived download URL for the document of an item. The professional sees who opened it, and why.',
    params: itemParams,
    body: z.strictObject({ reason: optionalProse(limits.reasonLength) }),
    response: Download,
    errors: ['NOT_FOUND'],
  },
  confirmStart: {
    method: 'POST',
    path: '/api/compliance/placements/{placementId}/confirm',
    access: 'decideCompliance',
    summary: 'Confirm the first day once nothing that blocks it is open. Hours can be entered from then on.',
    params: placementParams,
    response: ComplianceFile,
    errors: ['NOT_FOUND', 'NOT_READY'],
  },
  listFacilityLists: {
    method: 'GET',
    path: '/api/compliance/facility-lists',
    access: 'decideCompliance',
    summary: "List the organization's own compliance lists, by unit.",
    response: z.object({ items: z.array(FacilityList) }),
    errors: [],
  },
  saveFacilityList: {
    method: 'PUT',
    path: '/api/compliance/facility-lists/{unit}',
    access: 'decideCompliance',
    summary: 'Save what placements in a unit ask for, or with `all`, those in every unit without its own list.',
    params: listParams,
    body: z.strictObject({ list: FacilityListForm, version: FirstVersion }),
    response: z.object({ items: z.array(FacilityList) }),
    errors: ['STALE_VERSION'],
  },
  removeFacilityList: {
    method: 'POST',
    path: '/api/compliance/facility-lists/{unit}/remove',
    access: 'decideCompliance',
    summary: "Remove a unit's own list. Its placements then follow the list for every unit.",
    params: z.strictObject({ unit: Unit }),
    body: version,
    response: z.object({ items: z.array(FacilityList) }),
    errors: ['STALE_VERSION'],
  },
});
