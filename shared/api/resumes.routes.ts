import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { UserId } from '../model/fields';
import { Download, FileUpload, UploadReceipt, UploadTarget } from '../model/file';
import { ResumeFile } from '../model/professional';
import { resumeTypes } from '../model/profile-vocabulary';
import { defineRoutes } from './route';

export const ResumeUpload = FileUpload(
  { types: resumeTypes, message: messages.resumeType },
  { bytes: limits.documentBytes, message: messages.resumeTooLarge },
);

export const resumeRoutes = defineRoutes({
  requestResumeUpload: {
    method: 'POST',
    path: '/api/profile/resume/uploads',
    access: 'editProfessionalProfile',
    status: 201,
    summary: 'An address that takes one resume of the announced type.',
    body: ResumeUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setResume: {
    method: 'PUT',
    path: '/api/profile/resume',
    access: 'editProfessionalProfile',
    summary: 'Make an upload the resume, after its content is checked.',
    body: UploadReceipt,
    response: ResumeFile,
    errors: ['UPLOAD_MISSING'],
  },
  removeResume: {
    method: 'DELETE',
    path: '/api/profile/resume',
    access: 'editProfessionalProfile',
    summary: 'Delete the uploaded resume; the one made from the profile stays available.',
    response: z.object({ message: z.string() }),
    errors: [],
  },
  getMyResume: {
    method: 'GET',
    path: '/api/profile/resume',
    access: 'editProfessionalProfile',
    summary: 'A short-lived address of the uploaded resume.',
    response: Download,
    errors: ['NOT_FOUND'],
  },
  generateMyResume: {
    method: 'POST',
    path: '/api/profile/resume/generated',
    access: 'editProfessionalProfile',
    summary: 'A resume made from the profile as a PDF, under a short-lived address.',
    response: Download,
    errors: ['PROFILE_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  getProfessionalResume: {
    method: 'GET',
    path: '/api/professionals/{userId}/resume',
    access: 'readFullProfile',
    summary: 'The resume of somebody who applied, uploaded or made from the profile.',
    params: z.strictObject({ userId: UserId }),
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
});
