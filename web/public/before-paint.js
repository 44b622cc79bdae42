// Runs before the first paint: applies the chosen language and color scheme, or the system's scheme.
(function () {
  function chosen(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      // Storage may be blocked.
      return null;
    }
  }
  var language = chosen('language');
  var isOther = /^[a-z]{2}$/.test(language || '') && language !== 'en';
  var hasLanguage = /^\/[a-z]{2}(-[A-Z]{2})?(\/|$)/.test(location.pathname);
  if (isOther && !hasLanguage) {
    location.replace('/' + language + location.pathname.replace(/^\/$/, '') + location.search + location.hash);
  }
  var scheme = chosen('color-scheme');
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
