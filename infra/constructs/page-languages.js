// CloudFront function for answers with a page: names its addresses in every language. Search engines want them absolute:
// https://developers.google.com/search/docs/specialty/international/localized-versions
// infra/page-fallback.ts fills in the lists.
var prerendered = [];
var prefixes = {};

// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var response = event.response;
  var path = request.uri.replace(/(^\/index)?\.html$/, '') || '/';
  var page = path;
  for (var language in prefixes) {
    var prefix = prefixes[language];
    if (prefix !== '' && (path + '/').indexOf(prefix + '/') === 0) page = path.slice(prefix.length) || '/';
  }
  if (prerendered.indexOf(page) === -1) return response;
  var links = [];
  for (var name in prefixes) {
    var address = 'https://' + request.headers.host.value + (prefixes[name] + page).replace(/(.)\/$/, '$1');
    links.push('<' + address + '>; rel="alternate"; hreflang="' + name + '"');
    if (prefixes[name] === '') links.push('<' + address + '>; rel="alternate"; hreflang="x-default"');
  }
  response.headers.link = { value: links.join(', ') };
  return response;
}
