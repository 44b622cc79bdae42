import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes later on a busy machine; who waits goes on as soon as it is there.
configure({ asyncUtilTimeout: 10_000 });

// The library does this by itself only where the test functions are global.
afterEach(cleanup);
