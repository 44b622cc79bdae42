import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import { UserId } from '../../core/model/fields';
import { Download, FileUpload, UploadReceipt, UploadTarget } from '../../core/model/file';
import { ResumeFile } from '../model/professional';
import { resumeTypes } from '../model/profile-vocabulary';
import { ResumeReading } from '../model/resume-reading';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

export const ResumeUpload = FileUpload(
  { types: resumeTypes, message: notice('resumeType') },
  { bytes: limits.documentBytes, message: notice('resumeTooLarge', { megabytes: inMegabytes(limits.documentBytes) }) },
);

export const resumeRoutes = defineRoutes({
  requestResumeUpload: {
    method: 'POST',
    path: '/api/resumes/uploads',
    access: 'editProfessionalProfile',
    status: 201,
    summary: 'Get an upload URL for one resume of the given type.',
    body: ResumeUpload,
    response: UploadTarget,
    errors: ['TOO_MANY_REQUESTS'],
  },
  setResume: {
    method: 'PUT',
    path: '/api/resumes',
    access: 'editProfessionalProfile',
    summary: 'Set an uploaded file as the resume once its content has been checked.',
    body: UploadReceipt,
    response: ResumeFile,
    errors: ['UPLOAD_MISSING', 'UPLOAD_BEING_CHECKED'],
  },
  removeResume: {
    method: 'DELETE',
    path: '/api/resumes',
    access: 'editProfessionalProfile',
    summary: 'Delete the uploaded resume. The resume generated from the profile stays available.',
    response: ActionResult('resumeRemoved'),
    errors: [],
  },
  getMyResume: {
    method: 'GET',
    path: '/api/resumes',
    access: 'editProfessionalProfile',
    summary: 'Get a short-lived download URL for the uploaded resume.',
    response: Download,
    errors: ['NOT_FOUND'],
  },
  readMyResume: {
    method: 'POST',
    path: '/api/resumes/reading',
    access: 'editProfessionalProfile',
    cost: 'slow',
    summary: 'Read the uploaded resume into proposals for the profile. Changes nothing.',
    response: ResumeReading,
    errors: ['NOT_FOUND', 'RESUME_NOT_READ', 'TOO_MANY_REQUESTS', 'FEATURE_OFF'],
  },
  generateMyResume: {
    method: 'POST',
    path: '/api/resumes/generated',
    access: 'editProfessionalProfile',
    cost: 'slow',
    summary: 'Generate a PDF resume from the profile. Returns a short-lived download URL.',
    response: Download,
    errors: ['PROFILE_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  getProfessionalResume: {
    method: 'GET',
    path: '/api/resumes/professionals/{userId}',
    access: 'readFullProfile',
    summary: 'Get the resume of a professional who applied, either uploaded or generated from the profile.',
    params: z.strictObject({ userId: UserId }),
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
});
