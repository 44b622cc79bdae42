// Runs in CloudFront for every request that is not for the API. Files end like files;
// a token in a page's address may hold a dot, yet ends long after it.
// The build writes these pages as HTML (scripts/vite/prerender-pages.ts reads the list here); every other page is the
// empty shell that the script fills. The head of a job's page is written by a function (lambdas/pages).
var written = [
  '/',
  '/login',
  '/register',
  '/jobs',
  '/doctors',
  '/how-it-works',
  '/success-stories',
  '/pricing',
  '/safety',
  '/about',
  '/careers',
  '/press',
  '/blog',
  '/resources',
  '/certification',
  '/help',
  '/contact',
  '/community',
  '/privacy',
  '/terms',
  '/cookies',
];

// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path.indexOf('/jobs/job_') === 0) {
    // Below a job there is nothing: the function says so, too.
    request.uri = '/api/pages/jobs/' + path.slice(6).replace(/\//g, '-');
    return request;
  }
  if (/\.[a-z0-9]{1,12}$/.test(path)) return request;
  if (written.indexOf(path) === -1) request.uri = '/app.html';
  else request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}
