import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { Cursor, page, prose, UserId, Version } from '../model/fields';
import { Download, FileUpload, UploadReceipt, UploadTarget } from '../model/file';
import { credentialDocumentTypes } from '../model/profile-vocabulary';
import {
  CredentialId,
  VerificationCase,
  VerificationDecision,
  VerificationDetail,
  VerificationQueueItem,
  VerificationStatus,
} from '../model/verification';
import { defineRoutes } from './route';

const ownParams = z.strictObject({ credentialId: CredentialId });
const caseParams = z.strictObject({ userId: UserId, credentialId: CredentialId });

/** The file that is about to be sent as proof of a credential. */
export const DocumentUpload = FileUpload(
  { types: credentialDocumentTypes, message: messages.documentType },
  { bytes: limits.documentBytes, message: messages.documentTooLarge },
);

export const credentialRoutes = defineRoutes({
  listMyCredentials: {
    method: 'GET',
    path: '/api/credentials',
    access: 'editProfessionalProfile',
    summary: 'The own verification cases with their history.',
    response: z.object({ items: z.array(VerificationCase) }),
    errors: [],
  },
  checkNpi: {
    method: 'POST',
    path: '/api/credentials/npi/check',
    access: 'editProfessionalProfile',
    summary: 'Ask the registry about the own NPI number again. The answer comes with the case.',
    response: VerificationCase,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  replyToReviewer: {
    method: 'POST',
    path: '/api/credentials/{credentialId}/reply',
    access: 'editProfessionalProfile',
    idempotent: true,
    summary: 'Answer a reviewer who needs more information; the case is in review again.',
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
    summary: 'An address that takes one document of the announced type.',
    params: ownParams,
    body: DocumentUpload,
    response: UploadTarget,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  setDocument: {
    method: 'PUT',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary: 'Make an upload the proof of a credential, after its content is checked. A decided case opens again.',
    params: ownParams,
    body: UploadReceipt,
    response: VerificationCase,
    errors: ['NOT_FOUND', 'UPLOAD_MISSING'],
  },
  removeDocument: {
    method: 'DELETE',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary: 'Take the document back. What was verified by it stays verified.',
    params: ownParams,
    response: VerificationCase,
    errors: ['NOT_FOUND'],
  },
  getMyDocument: {
    method: 'GET',
    path: '/api/credentials/{credentialId}/document',
    access: 'editProfessionalProfile',
    summary: 'A short-lived address of the own document.',
    params: ownParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
  listVerifications: {
    method: 'GET',
    path: '/api/admin/verifications',
    access: 'reviewCredentials',
    summary: 'Verification cases in one status, those that wait longest first.',
    query: z.strictObject({ status: VerificationStatus.default('pending'), cursor: Cursor.optional() }),
    response: page(VerificationQueueItem),
    errors: ['INVALID_CURSOR'],
  },
  getVerification: {
    method: 'GET',
    path: '/api/admin/verifications/{userId}/{credentialId}',
    access: 'reviewCredentials',
    summary: 'A case with the credential’s number, what the registry says and the history.',
    params: caseParams,
    response: VerificationDetail,
    errors: ['NOT_FOUND'],
  },
  decideVerification: {
    method: 'POST',
    path: '/api/admin/verifications/{userId}/{credentialId}/decision',
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
    path: '/api/admin/verifications/{userId}/{credentialId}/document',
    access: 'reviewCredentials',
    summary: 'A short-lived address of the document of a case.',
    params: caseParams,
    response: Download,
    errors: ['NOT_FOUND'],
  },
});
