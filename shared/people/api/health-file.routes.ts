import * as z from 'zod';
import { FirstVersion } from '../../core/model/fields';
import { inMegabytes, limits } from '../../limits';
import { Download, FileUpload, UploadReceipt, UploadTarget } from '../../core/model/file';
import { HealthRecord, HealthRecordCode, HealthRecordForm } from '../model/health-record';
import { credentialDocumentTypes } from '../model/profile-vocabulary';
import { notice } from '../../text/notice';
import { defineRoutes } from '../../core/api/route';

const recordParams = z.strictObject({ code: HealthRecordCode });

const HealthUpload = FileUpload(
  { types: credentialDocumentTypes, message: notice('documentType') },
  {
    bytes: limits.documentBytes,
    message: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  },
);

export const healthFileRoutes = defineRoutes({
  listHealthRecords: {
    method: 'GET',
    path: '/api/health-file',
    access: 'keepHealthFile',
    summary: "List the records of the professional's own, private health file.",
    response: z.object({ items: z.array(HealthRecord) }),
    errors: [],
  },
  saveHealthRecord: {
    method: 'PUT',
    path: '/api/health-file/{code}',
    access: 'keepHealthFile',
    summary: 'Add or change a record. `version` is the version that was edited, 0 for a new record.',
    params: recordParams,
    body: z.strictObject({ record: HealthRecordForm, version: FirstVersion }),
    response: HealthRecord,
    errors: ['STALE_VERSION'],
  },
  deleteHealthRecord: {
    method: 'DELETE',
    path: '/api/health-file/{code}',
    access: 'keepHealthFile',
    summary: 'Delete a record with its document.',
    params: recordParams,
    response: z.object({ code: HealthRecordCode }),
    errors: ['NOT_FOUND'],
  },
  requestHealthUpload: {
    method: 'POST',
    path: '/api/health-file/{code}/document/uploads',
    access: 'keepHealthFile',
    status: 201,
    summary: 'Get an upload URL for the document of a record.',
    params: recordParams,
    body: HealthUpload,
    response: UploadTarget,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  setHealthDocument: {
    method: 'PUT',
    path: '/api/health-file/{code}/document',
    access: 'keepHealthFile',
    summary: 'Attach an uploaded document to a record once its content has been checked.',
    params: recordParams,
    body: UploadReceipt,
    response: HealthRecord,
    errors: ['NOT_FOUND', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removeHealthDocument: {
    method: 'DELETE',
    path: '/api/health-file/{code}/document',
    access: 'keepHealthFile',
    summary: 'Delete the document of a record.',
    params: recordParams,
    response: HealthRecord,
    errors: ['NOT_FOUND'],
  },
  getHealthDocument: {
    method: 'GET',
    path: '/api/health-file/{code}/document',
    access: 'keepHealthFile',
    summary: "Get a short-lived download URL for a document of the professional's own health file.",
    params: recordParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
});
