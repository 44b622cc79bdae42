import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import { Cursor, page, prose, UserId, Version } from '../../core/model/fields';
import { Download, FileUpload, UploadReceipt, UploadTarget } from '../../core/model/file';
import { credentialDocumentTypes } from '../model/profile-vocabulary';
import {
  CredentialId,
  VerificationCase,
  VerificationDecision,
  VerificationDetail,
  VerificationQueueItem,
  VerificationStatus,
} from '../model/verification';
import { defineRoutes } from '../../core/api/route';

const ownParams = z.strictObject({ credentialId: CredentialId });
const caseParams = z.strictObject({ userId: UserId, credentialId: CredentialId });

export const DocumentUpload = FileUpload(
  { types: credentialDocumentTypes, message: notice('documentType') },
  {
    bytes: limits.documentBytes,
    message: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  },
);

export const credentialRoutes = defineRoutes({
  listMyCredentials: {
    method: 'GET',
    path: '/api/credentials',
    access: 'editProfessionalProfile',
    summary: "List the professional's own verifications with their history.",
    response: z.object({ items: z.array(VerificationCase) }),
    errors: [],
  },
  checkNpi: {
    method: 'POST',
    path: '/api/credentials/npi/check',
    access: 'editProfessionalProfile',
    cost: 'slow',
    summary: "Check the professional's NPI number against the registry again. The result appears in its verification.",
    response: VerificationCase,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  replyToReviewer: {
    method: 'POST',
    path: '/api/credentials/{credentialId}/reply',
    access: 'editProfessionalProfile',
    idempotent: true,
    summary: 'Reply to a reviewer who asked for more information. The verification goes back into review.',
    params: ownParams,
    body: z.strictObject({ note: prose(limits.reasonLength), version: Version }),
    response: VerificationCase,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  requestDocumentUpload: {
    method: 'POST',
    path: '/api/credentials/{credentialId}/document/uploads',
    access: 'editProfessionalProfile',
    status: 201,
    summary: 'Get an upload URL for one credential document of the given type.',
    params: ownParams,
    body: DocumentUpload,
    response: UploadTarget,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  setDocument: {
    method: 'PUT',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary:
      'Attach an uploaded document to a credential once its content has been checked. Reopens a verification that was already decided.',
    params: ownParams,
    body: UploadReceipt,
    response: VerificationCase,
    errors: ['NOT_FOUND', 'UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removeDocument: {
    method: 'DELETE',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary: 'Remove the document of a credential. A credential that it verified stays verified.',
    params: ownParams,
    response: VerificationCase,
    errors: ['NOT_FOUND'],
  },
  getMyDocument: {
    method: 'GET',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary: "Get a short-lived download URL for one of the professional's own credential documents.",
    params: ownParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  getProfessionalDocument: {
    method: 'GET',
    path: '/api/credentials/professionals/{userId}/{credentialId}/document',
    access: 'readCredentialDocuments',
    summary: 'Get a short-lived download URL for a credential document of a professional who applied.',
    params: caseParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  listVerifications: {
    method: 'GET',
    path: '/api/credentials/admin/verifications',
    access: 'reviewCredentials',
    summary: 'List verifications with one status, longest waiting first.',
    query: z.strictObject({ status: VerificationStatus.default('pending'), cursor: Cursor.optional() }),
    response: page(VerificationQueueItem),
    errors: ['INVALID_CURSOR'],
  },
  getVerification: {
    method: 'GET',
    path: '/api/credentials/admin/verifications/{userId}/{credentialId}',
    access: 'reviewCredentials',
    summary: "Get a verification with the credential number, the registry's result, and its history.",
    params: caseParams,
    response: VerificationDetail,
    errors: ['NOT_FOUND'],
  },
  decideVerification: {
    method: 'POST',
    path: '/api/credentials/admin/verifications/{userId}/{credentialId}/decision',
    access: 'reviewCredentials',
    idempotent: true,
    summary: 'Verify a credential, reject it, or ask for more information.',
    params: caseParams,
    body: VerificationDecision,
    response: VerificationDetail,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  getVerificationDocument: {
    method: 'GET',
    path: '/api/credentials/admin/verifications/{userId}/{credentialId}/document',
    access: 'reviewCredentials',
    summary: 'Get a short-lived download URL for the document of a verification.',
    params: caseParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
});
