import { writeCatalogTypes } from './locales/write-catalog-types';

// npm run locales: the types of all messages (shared/locales/catalogs.ts). Also part of npm ci, npm start, and npm test.

writeCatalogTypes();
