import { describeJobSearch } from '../support/find/job-search-contract';
import { openTestIndex } from './open-test-index';

describeJobSearch('OpenSearch', () => Promise.resolve(openTestIndex()), { runs: 25 });
