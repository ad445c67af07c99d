import type { Page } from 'playwright-core';

/** Elements that stand where HTML does not allow them. Browsers show them all the same, each in its own way. */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words =
      'span,p,h1,h2,h3,h4,h5,h6,button,label,summary,legend,em,strong,b,i,small,kbd,mark,time,output,pre,option';
    const blocks =
      'address,article,aside,blockquote,dd,details,dialog,div,dl,dt,fieldset,figure,footer,form,header,hr,li,main,menu,nav,ol,p,pre,search,section,table,ul';
    const headings = 'h1,h2,h3,h4,h5,h6';
    const acting = 'a[href],button,input,select,textarea,summary,label';
    const rules: [within: string, child: string][] = [
      ...words.split(',').map((within): [string, string] => [within, blocks]),
      // Only a summary and a legend may hold a heading.
      ...words
        .split(',')
        .filter((within) => !['summary', 'legend'].includes(within))
        .map((within): [string, string] => [within, headings]),
      ['a', acting],
      ['button', acting],
      ['dt', headings],
      ['form', 'form'],
      ['label', 'label'],
      ['main', 'main'],
    ];
    const parents: [child: string, parent: string][] = [
      ['li', 'ul,ol,menu'],
      ['dt,dd', 'dl,dl>div'],
      ['tr', 'table,thead,tbody,tfoot'],
      ['td,th', 'tr'],
      ['option', 'select,datalist,optgroup'],
      ['summary', 'details'],
      ['legend', 'fieldset'],
      ['figcaption', 'figure'],
    ];
    const lists: [parent: string, child: string][] = [
      ['ul,ol,menu', 'li,script,template'],
      ['dl', 'dt,dd,div,script,template'],
      ['tr', 'td,th,script,template'],
    ];
    const name = (element: Element) =>
      element.localName +
      [...element.classList]
        .map((one) => `.${one}`)
        .join('')
        .replaceAll(/\.svelte-\w+/g, '');
    const wrong = (outer: Element, inner: Element) => `${name(inner)} in ${name(outer)}`;
    const found: string[] = [];
    // What is drawn has rules of its own.
    const isHtml = (element: Element) => element instanceof HTMLElement;
    for (const [within, child] of rules)
      for (const outer of document.querySelectorAll(within))
        for (const inner of outer.querySelectorAll(child)) if (isHtml(inner)) found.push(wrong(outer, inner));
    for (const [child, parent] of parents)
      for (const inner of document.querySelectorAll(child)) {
        const outer = inner.parentElement;
        if (isHtml(inner) && outer && !outer.matches(parent)) found.push(wrong(outer, inner));
      }
    for (const [parent, child] of lists)
      for (const outer of document.querySelectorAll(parent))
        for (const inner of outer.children) if (!inner.matches(child)) found.push(wrong(outer, inner));
    return [...new Set(found)];
  });
}
