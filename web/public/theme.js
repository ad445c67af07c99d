// biome-ignore-all lint: any browser must be able to read this, however old.
// The colours, and whether one is coming to a table, must be known before anything is drawn: the page itself comes too late for that.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('conjure.settings') || '{}').theme || theme;
  } catch (_) {
    // Nothing was kept, or nothing may be.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-theme', theme);
  if (/^#\/table\//.test(location.hash)) document.documentElement.setAttribute('data-coming', 'table');
})();
