import { type HttpRoute, refused } from './route.ts';

/** Lines that are told to who comes to a match. */
const LINES = 200;

export const CHAT: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/matches/:match/chat',
    for: 'player',
    async answer({ state, who, params, query }) {
      if (!(await state.rightsOf(who.player, params.match)).watch) throw refused(404, 'noMatch');
      const after = query.after ?? '';
      const [lines, wordy] = await Promise.all([
        state.people.chatLines(params.match, after, LINES),
        state.people.playersAllowingWords(params.match),
      ]);
      return { lines, wordy };
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:match/words',
    for: 'player',
    /** Words are for strangers only where all of them allow it. */
    async answer({ state, who, params }) {
      const { seats } = await state.rightsOf(who.player, params.match);
      if (seats.length === 0) throw refused(404, 'noMatch');
      await state.people.allowWords(params.match, who.player);
      return {};
    },
  },
];
