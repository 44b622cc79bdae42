// Runs before the first paint: applies the chosen language and color scheme, or the system's scheme. Pages that the
// build wrote are readable without the application, so it is loaded once they are painted: it would take their network.
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
  // A language that is chosen before the application is there is kept as well.
  addEventListener(
    'click',
    function (event) {
      var link = event.target.closest ? event.target.closest('a[hreflang]') : null;
      if (!link) return;
      try {
        localStorage.setItem('language', link.hreflang);
      } catch (error) {
        // Storage may be blocked.
      }
    },
    true,
  );
  var scheme = chosen('color-scheme');
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');

  function preload(address) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.appendChild(link);
  }
  function onceParsed(next) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', next);
    else next();
  }
  function oncePainted(next) {
    var canTell = 'PerformancePaintTiming' in window && document.visibilityState === 'visible';
    if (!canTell) return next();
    new PerformanceObserver(function (entries, observer) {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      next();
    }).observe({ type: 'paint', buffered: true });
    // In case the page is complete and the browser still has no reason to paint.
    addEventListener('load', function () {
      setTimeout(next, 500);
    });
  }
  /** The addresses of the application's entry and of all that it imports for this page: requested at once. */
  var scripts = (document.currentScript.getAttribute('data-scripts') || '').split(' ').filter(Boolean);
  var isLoading = scripts.length === 0;
  oncePainted(function () {
    if (isLoading) return;
    isLoading = true;
    scripts.forEach(preload);
    onceParsed(function () {
      import(scripts[0]);
    });
  });
})();
