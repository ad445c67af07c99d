/** Where one is: the hash, so that any place on any server will do. */
export type Route =
  | { at: 'shelf' }
  /** `part`: what one came for. */
  | { at: 'setup'; game: string; part?: string }
  | { at: 'table'; match: string }
  | { at: 'rules'; game: string; rule?: string }
  | { at: 'learn'; game: string; lesson?: string }
  | { at: 'yours' }
  | { at: 'credits' }
  /** Open tables, and who one is where one plays with others elsewhere. */
  | { at: 'lobby' }
  | { at: 'account' }
  /** A match of this screen is to go on with people elsewhere. */
  | { at: 'goOn'; match: string }
  /** What somebody has handed out; it is spent by a button, never by coming here. */
  | { at: 'link'; link: string };

export function routeOf(hash: string): Route {
  const [at, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (at === 'setup' && first) return { at, game: first, ...(second ? { part: partOf(second) } : {}) };
  if ((at === 'table' || at === 'goOn') && first) return { at, match: first };
  if (at === 'rules' && first) return { at, game: first, ...(second ? { rule: second } : {}) };
  if (at === 'learn' && first) return { at, game: first, ...(second ? { lesson: second } : {}) };
  if (at === 'link' && first) return { at, link: first };
  if (at === 'yours' || at === 'credits' || at === 'lobby' || at === 'account') return { at };
  if (at === OLD) return { at: 'account' };
  return { at: 'shelf' };
}

/** What playing online was called in older links. */
const OLD = 'apart';

const partOf = (part: string): string => (part === OLD ? 'online' : part);

export function hashOf(route: Route): string {
  const parts = [route.at === 'shelf' ? '' : route.at];
  if ('game' in route) parts.push(route.game);
  if ('match' in route) parts.push(route.match);
  if ('link' in route) parts.push(route.link);
  if ('part' in route && route.part) parts.push(route.part);
  if ('rule' in route && route.rule) parts.push(route.rule);
  if ('lesson' in route && route.lesson) parts.push(route.lesson);
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current: Route = $state.raw(routeOf(location.hash));
addEventListener('hashchange', () => {
  current = routeOf(location.hash);
});

export const route = (): Route => current;

export function go(to: Route): void {
  location.hash = hashOf(to);
}
