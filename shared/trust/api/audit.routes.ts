import * as z from 'zod';
import { ActivityEntry, AuditPage, AuditProof, AuditProofQuery, AuditQuery } from '../model/audit';
import { cursorQuery, page } from '../../core/model/fields';
import { defineRoutes } from '../../core/api/route';

const CsvPart = z.object({ csv: z.string(), rows: z.int(), nextCursor: z.string().nullable() });

export const auditRoutes = defineRoutes({
  listAuditLines: {
    method: 'GET',
    path: '/api/audit',
    access: 'readAuditLog',
    summary:
      "List the organization's audit log, newest first. A page may have fewer lines than others if a filter leaves some out. Reading is itself a line, once an hour.",
    query: AuditQuery,
    response: AuditPage,
    errors: ['INVALID_CURSOR'],
  },
  proveAuditLines: {
    method: 'GET',
    path: '/api/audit/proof',
    access: 'readAuditLog',
    cost: 'slow',
    summary:
      'Get the newest published root that covers the log, the path to it, and the lines below it without gaps, to check them without trusting the server.',
    query: AuditProofQuery,
    response: AuditProof,
    errors: [],
  },
  exportAuditLines: {
    method: 'POST',
    path: '/api/audit/export',
    access: 'readAuditLog',
    cost: 'slow',
    summary: 'Export a part of the audit log as CSV; the next one begins at the cursor. The export is itself a line.',
    body: AuditQuery,
    response: CsvPart,
    errors: ['INVALID_CURSOR'],
  },
  listStaffAuditLines: {
    method: 'GET',
    path: '/api/audit/admin',
    access: 'readStaffAuditLog',
    summary: 'List what staff did, newest first: everything for trust and owner, own actions for others.',
    query: AuditQuery,
    response: AuditPage,
    errors: ['INVALID_CURSOR'],
  },
  proveStaffAuditLines: {
    method: 'GET',
    path: '/api/audit/admin/proof',
    access: 'readStaffAuditLog',
    cost: 'slow',
    summary:
      'Get the newest published root that covers the log of the staff, and the lines below it; nothing for those who read only their own.',
    query: AuditProofQuery,
    response: AuditProof,
    errors: [],
  },
  exportStaffAuditLines: {
    method: 'POST',
    path: '/api/audit/admin/export',
    access: 'readStaffAuditLog',
    cost: 'slow',
    summary: 'Export a part of the log of the staff as CSV. The export is itself a line.',
    body: AuditQuery,
    response: CsvPart,
    errors: ['INVALID_CURSOR'],
  },
  listOwnActivity: {
    method: 'GET',
    path: '/api/audit/own',
    access: 'ownAccount',
    summary: 'List what the caller did, and what happened to their account, in the last 180 days, newest first.',
    query: cursorQuery,
    response: page(ActivityEntry),
    errors: ['INVALID_CURSOR'],
  },
});
