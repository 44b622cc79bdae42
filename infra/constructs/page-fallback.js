// Runs in CloudFront for every request that is not for the API. Files end like files;
// a token in a page's address may hold a dot, yet ends long after it.
// infra/page-fallback.ts fills in the pages that the build prerenders (shared/site-routes.ts); every other page is the
// empty shell that the script fills. The head of a job's page is rendered by a function (lambdas/pages).
var prerendered = [];

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
  if (prerendered.indexOf(path) === -1) request.uri = '/app.html';
  else request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}
