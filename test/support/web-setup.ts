import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous for busy machines; waiting ends as soon as the condition holds.
configure({ asyncUtilTimeout: 10_000 });

// The library does this automatically only with global test functions.
afterEach(cleanup);
