import { ExportRequest, NewestExport } from '../model/data-export';
import { Download } from '../../core/model/file';
import { defineRoutes } from '../../core/api/route';

/** These routes run in the accounts function because it can check passwords. */
export const dataExportRoutes = defineRoutes({
  getDataExport: {
    method: 'GET',
    path: '/api/accounts/export',
    access: 'exportOwnData',
    summary: "Get the state of the caller's newest data export.",
    response: NewestExport,
    errors: [],
  },
  requestDataExport: {
    method: 'POST',
    path: '/api/accounts/export',
    access: 'exportOwnData',
    cost: 'slow',
    summary:
      "Request an export of the caller's own data, once a day. Requires the password. While one is in preparation, repeating the request returns it.",
    body: ExportRequest,
    response: NewestExport,
    errors: ['WRONG_PASSWORD', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  downloadDataExport: {
    method: 'POST',
    path: '/api/accounts/export/download',
    access: 'exportOwnData',
    summary: 'Get a URL of the finished export that works for some minutes.',
    response: Download,
    errors: ['NOT_FOUND'],
  },
  getOrganizationExport: {
    method: 'GET',
    path: '/api/accounts/organization/export',
    access: 'exportOrganization',
    summary: "Get the state of the organization's newest data export.",
    response: NewestExport,
    errors: [],
  },
  requestOrganizationExport: {
    method: 'POST',
    path: '/api/accounts/organization/export',
    access: 'exportOrganization',
    cost: 'slow',
    summary:
      "Request an export of the organization's data, once a day. Requires the caller's password. While one is in preparation, repeating the request returns it.",
    body: ExportRequest,
    response: NewestExport,
    errors: ['WRONG_PASSWORD', 'COOLDOWN', 'TOO_MANY_REQUESTS'],
  },
  downloadOrganizationExport: {
    method: 'POST',
    path: '/api/accounts/organization/export/download',
    access: 'exportOrganization',
    summary: "Get a URL of the organization's finished export that works for some minutes.",
    response: Download,
    errors: ['NOT_FOUND'],
  },
});
