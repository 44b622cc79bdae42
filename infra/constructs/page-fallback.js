// CloudFront function for every request outside the API. Requests with a file extension pass through; tokens in a path
// may contain a dot but continue well beyond it. infra/page-fallback.ts fills in the lists.
var prerendered = [];
var prefixes = [];

// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path.indexOf('/jobs/job_') === 0 || path.indexOf('/organizations/org_') === 0) {
    // Nothing exists below these pages; the function answers 404.
    var start = path.indexOf('/', 1) + 1;
    request.uri = '/api/pages' + path.slice(0, start) + path.slice(start).replace(/\//g, '-');
    return request;
  }
  // shared/platform/search-engines.ts names these files.
  var file = path === '/robots.txt' || path === '/sitemap.xml' || path.indexOf('/sitemaps/') === 0;
  if (file) {
    request.uri = '/api/pages/' + path.slice(1).replace(/\.[a-z]+$/, '');
    return request;
  }
  var first = '/' + path.split('/')[1];
  var prefix = prefixes.indexOf(first) === -1 ? '' : first;
  var page = path.slice(prefix.length) || '/';
  // In every language, because the answer may be that search engines leave the page alone.
  var professional = /^\/(?:doctors|professionals\/profile)\/(?:profile\/)?(.*)$/.exec(page);
  if (professional) {
    request.uri = '/api/pages/professionals/' + (professional[1].replace(/\//g, '-') || '-');
    return request;
  }
  if (/\.[a-z0-9]{1,12}$/.test(path)) return request;
  if (prerendered.indexOf(page) === -1) request.uri = '/app.html';
  else request.uri = page === '/' ? (prefix || '/index') + '.html' : path + '.html';
  return request;
}
