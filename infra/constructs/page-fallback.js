// Runs in CloudFront for every request that is not for the API. Pages have no dot in their last segment; files have.
// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.split('/').pop();
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
