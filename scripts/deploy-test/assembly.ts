import { stageConfig } from '../../infra/config';

/** URL of the tested stage's site; only the CDN is not deployed. */
export const siteUrl = 'http://localhost:5173';
export const testedStage = stageConfig('dev');
