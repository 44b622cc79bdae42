// Runs in CloudFront for every request that is not for the API. Pages have no dot in their last segment; files have.
// The build writes these pages as HTML (scripts/vite/prerender-pages.ts reads the list here); every other page is the
// empty shell that the script fills.
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
  if (path.split('/').pop().indexOf('.') !== -1) return request;
  if (written.indexOf(path) === -1) request.uri = '/app.html';
  else request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}
