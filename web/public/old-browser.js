// biome-ignore-all lint: any browser must be able to read this, however old.
// Says plainly that a browser is too old, instead of leaving an empty page.
(function () {
  var words = {
    en: 'This browser is too old for Conjure. Please update it, or use a current Firefox, Chrome, Edge or Safari.',
    fr: 'Ce navigateur est trop ancien pour Conjure. Mettez-le à jour, ou prenez une version actuelle de Firefox, Chrome, Edge ou Safari.',
    it: 'Questo browser è troppo vecchio per Conjure. Aggiornalo, oppure usa una versione attuale di Firefox, Chrome, Edge o Safari.',
    es: 'Este navegador es demasiado antiguo para Conjure. Actualízalo o usa una versión actual de Firefox, Chrome, Edge o Safari.',
    de: 'Dieser Browser ist zu alt für Conjure. Bitte aktualisiere ihn oder nimm einen aktuellen Firefox, Chrome, Edge oder Safari.',
    ru: 'Этот браузер слишком стар для Conjure. Обновите его или возьмите свежий Firefox, Chrome, Edge или Safari.',
  };

  function takesModuleWorkers() {
    var asked = false;
    try {
      // No such address can exist, so nothing is loaded; only a browser that knows module workers reads the type.
      new Worker('http://', {
        get type() {
          asked = true;
          return 'module';
        },
      });
    } catch (_) {
      // As expected.
    }
    return asked;
  }

  var isRecent =
    'noModule' in document.createElement('script') &&
    window.indexedDB &&
    window.structuredClone &&
    window.Intl &&
    Intl.ListFormat &&
    window.Map &&
    Map.groupBy &&
    Array.prototype.toSorted &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    takesModuleWorkers();
  if (isRecent) return;

  var lang = (navigator.language || 'en').slice(0, 2);
  var app = document.getElementById('app');
  // The page looks for the place by its name, and leaves it alone where there is none.
  app.id = 'too-old';
  app.setAttribute('role', 'alert');
  app.setAttribute('lang', words[lang] ? lang : 'en');
  app.style.cssText = 'max-width: 32em; margin: 15% auto; padding: 0 1.5em; font: 1.25em/1.5 Georgia, serif';
  app.textContent = words[lang] || words.en;
})();
