import { createHttpPlatform } from '../store/http-platform';
import { createShiftDeps } from './shift-deps';

export const platform = createHttpPlatform();

export const deps = createShiftDeps(platform.table, platform.hash);
