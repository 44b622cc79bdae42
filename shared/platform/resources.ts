/**
 * `identity`: admin operations of the user pool; `poolUsers`: those on users of the pool that invokes the function;
 * `hashKey`: secret for keyed hashes and cursors; `originKey`: the CDN's secret; `connections`: WebSocket clients;
 * `connectionTimer`: checks a connection again after some seconds.
 */
export type Resource =
  | 'tableRead'
  | 'tableWrite'
  | 'tokens'
  | 'identity'
  | 'mail'
  | 'hashKey'
  | 'originKey'
  | 'securityLog'
  | 'bus'
  | 'connections'
  | 'closeConnections'
  | 'connectionTimer'
  | 'poolUsers'
  | 'poolClients'
  | 'site'
  | 'uploads'
  | 'documents'
  | 'registry'
  | 'watchLists'
  | 'call'
  | 'sms'
  | 'search'
  | 'searchIndex';
