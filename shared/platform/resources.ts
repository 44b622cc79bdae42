/**
 * `identity`: admin operations of the user pool; `staffGroup`: its group of staff; `poolUsers`: those on users of the pool that invokes the function;
 * `personalKeys`: data keys of people, `personalKeysRead`: only those that exist;
 * `personalKeysDestroy`: those that exist, and destroying them; `poolRemoval`: removing users of the pool;
 * `signing`: signing documents that anyone can check;
 * `erasedFiles`: deleting people's public and private files; `erasedSearch`: removing people from the index;
 * `erasureList`: erasures to apply again after a restore;
 * `hashKey`: secret for keyed hashes and cursors; `originKey`: the CDN's secret; `connections`: WebSocket clients;
 * `billing`: whether plans limit anything, for functions without `tokens`, and `organizationGrace` until when unverified organizations may act;
 * `payments`: the payment provider; `webhooks`: its signing secret;
 * `inboundMail`: received emails; `connectionTimer`: checks a connection again after a few seconds;
 * `webhookQueue`: wakes webhook workers; `integrationQueue`: wakes integration workers;
 * `integrations`: clients at other services, with their secrets.
 */
export type Resource =
  | 'tableRead'
  | 'tableWrite'
  | 'personalKeys'
  | 'personalKeysRead'
  | 'tokens'
  | 'billing'
  | 'organizationGrace'
  | 'payments'
  | 'webhooks'
  | 'identity'
  | 'staffGroup'
  | 'mail'
  | 'inboundMail'
  | 'hashKey'
  | 'originKey'
  | 'securityLog'
  | 'bus'
  | 'deadLetters'
  | 'connections'
  | 'closeConnections'
  | 'connectionTimer'
  | 'webhookQueue'
  | 'integrationQueue'
  | 'integrations'
  | 'poolUsers'
  | 'poolClients'
  | 'site'
  | 'uploads'
  | 'documents'
  | 'mediaRead'
  | 'registry'
  | 'watchLists'
  | 'call'
  | 'sms'
  | 'search'
  | 'auditRoots'
  | 'auditRootsRead'
  | 'personalKeysDestroy'
  | 'poolRemoval'
  | 'erasedFiles'
  | 'erasedSearch'
  | 'erasureList'
  | 'searchIndex'
  | 'signing';
