import { COMMON } from './common.ts';
import { testInTurn, testScreens } from './looking.ts';

/** What shows matches that are kept begins with a shelf that has none. */
const isFresh = ({ name }: { readonly name: string }) => ['shelf-saved', 'shelf-matches', 'yours'].includes(name);

testScreens(COMMON.filter(isFresh));
testInTurn(COMMON.filter((screen) => !isFresh(screen)));
