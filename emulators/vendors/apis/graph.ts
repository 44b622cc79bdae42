import type { VendorReply, VendorUser } from '../vendor-api';

export const graph = 'graph.microsoft.com/v1.0';
export const graphUrl = `https://${graph}`;

/** https://learn.microsoft.com/graph/errors */
export const graphError = (status: number, code: string, message = code): VendorReply => ({
  status,
  body: { error: { code, message } },
});

export const graphUser = ({ id, email }: VendorUser): VendorReply => ({
  status: 200,
  body: { id, mail: email, userPrincipalName: email },
});
