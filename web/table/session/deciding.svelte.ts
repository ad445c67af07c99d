import { type Phrase, type Seat, samePlain } from '@conjure/engine';
import type { OpenQuestion, ServerMessageOf } from '@conjure/host';
import { settings } from '../../app/settings.svelte.ts';
import { isRejection, newNonce, type Rejection, type Wire } from '../../wire/index.ts';

export type OddsMessage = ServerMessageOf<'odds'>;

/** An answer under consideration, and what has been heard of it. */
export interface Considered {
  readonly answer: unknown;
  readonly label: Phrase | null;
  readonly odds: OddsMessage | null;
  readonly against: Rejection | null;
  /** A second look before it counts. */
  readonly confirm: boolean;
  /** It goes when the pointer does. */
  readonly isPointedAt: boolean;
}

interface DecidingDeps {
  readonly match: string;
  /** The open question and who answers it here. */
  now(): { readonly asked: OpenQuestion; readonly seat: Seat } | null;
  /** Dice need no second look. */
  readonly isBrisk: boolean;
}

/** What one does with a question: looks at answers, and gives one. */
export function newDeciding(wire: Wire, { match, now, isBrisk }: DecidingDeps) {
  let considered: Considered | null = $state.raw(null);
  /** The answer that was looked at last: what is said of others comes too late. */
  let lookedAt: unknown = null;
  /** The answer whose odds have come last. */
  let toldOf: unknown = null;
  let pointings = 0;
  let isGiving = false;
  /** What came too late, and may be wanted all the same. */
  let late: { readonly answer: unknown } | null = null;

  const messageFor = (answer: unknown) => {
    const at = now();
    return at && { match, seat: at.seat, question: at.asked.question, answer };
  };

  const labelOf = (answer: unknown): Phrase | null => {
    const { options, sampled, barred } = now()?.asked ?? {};
    const known = [options ?? [], sampled ?? [], barred ?? []];
    return known.flat().find((choice) => samePlain(choice.answer, answer))?.label ?? null;
  };

  const considering = (answer: unknown, confirm: boolean): Considered => ({
    answer,
    label: labelOf(answer),
    odds: null,
    against: null,
    confirm,
    isPointedAt: false,
  });

  /** What the host says of the answer; `null` where somebody has looked at another one meanwhile. */
  const oddsOf = async (answer: unknown): Promise<OddsMessage | Rejection | null> => {
    const message = messageFor(answer);
    if (!message) return null;
    lookedAt = answer;
    const reply = await wire.ask({ do: 'odds', ...message }, 'odds');
    return lookedAt === answer ? reply : null;
  };

  const showReply = (mine: Considered, reply: OddsMessage | Rejection) => {
    if (reply.is === 'odds') toldOf = mine.answer;
    considered = isRejection(reply) ? { ...mine, against: reply } : { ...mine, odds: reply };
  };

  const give = async (answer: unknown): Promise<void> => {
    const message = messageFor(answer);
    if (!message || isGiving) return;
    isGiving = true;
    late = null;
    const reply = await wire.ask({ do: 'answer', ...message, nonce: newNonce() }, 'state');
    isGiving = false;
    if (!isRejection(reply)) return;
    considered = { ...considering(answer, false), against: reply };
    if (reply.is === 'error' && reply.what === 'stale') offerAgain(answer);
  };

  /** A question may read as the one before it, as after an undo: then the answer is put before its person again. */
  const offerLate = () => {
    const { options, sampled } = now()?.asked ?? {};
    if (!late || ![...(options ?? []), ...(sampled ?? [])].some((choice) => samePlain(choice.answer, late?.answer)))
      return;
    const { answer } = late;
    late = null;
    void weigh(answer);
  };

  const offerAgain = (answer: unknown) => {
    late = { answer };
    offerLate();
  };

  /** Takes a second look, whatever is left to chance. */
  const weigh = async (answer: unknown): Promise<void> => {
    const reply = await oddsOf(answer);
    if (reply) showReply(considering(answer, true), reply);
  };

  /** One way there and back: the host gives the answer if it is certain what comes of it, or tells the odds. */
  const giveIfCertain = async (answer: unknown): Promise<void> => {
    const message = messageFor(answer);
    if (!message || isGiving) return;
    isGiving = true;
    late = null;
    lookedAt = answer;
    const reply = await wire.ask({ do: 'answer', ...message, certain: true, nonce: newNonce() }, 'state', 'odds');
    isGiving = false;
    if (reply.is === 'state' || lookedAt !== answer) return;
    if (reply.is === 'odds' && reply.outcomes.length === 0) return give(answer);
    showReply(considering(answer, true), reply);
    if (reply.is === 'error' && reply.what === 'stale') offerAgain(answer);
  };

  const isLookingCloser = () =>
    considered !== null && (considered.confirm || (considered.against !== null && !considered.isPointedAt));

  /** Its odds have stood there while it was being picked. */
  const isInSight = (answer: unknown) =>
    considered !== null &&
    !considered.isPointedAt &&
    considered.odds?.complete === true &&
    toldOf === considered.answer &&
    samePlain(toldOf, answer);

  const lookAway = () => {
    lookedAt = null;
    considered = null;
  };

  return {
    get considered() {
      return considered;
    },
    /** Looks at what would come of an answer. `null` looks away. */
    async consider(answer: unknown): Promise<void> {
      if (answer === null || !now()) return lookAway();
      const mine = considering(answer, false);
      // While one picks, the last odds stay in sight until the next are there.
      considered = considered && !considered.confirm ? { ...mine, odds: considered.odds } : mine;
      const reply = await oddsOf(answer);
      if (reply) showReply(mine, reply);
    },
    /** Looks at an answer, or at what forbids it, as long as something is pointed at, unless there is more to look at. */
    async point(answer: unknown): Promise<void> {
      if (isLookingCloser()) return;
      const mine = ++pointings;
      if (answer === null) {
        if (considered?.isPointedAt) considered = null;
        return;
      }
      const message = messageFor(answer);
      const before = lookedAt;
      const reply = message && (await wire.ask({ do: 'odds', ...message }, 'odds'));
      // What is really looked at or chosen meanwhile comes before what is only pointed at.
      if (!reply || reply.is === 'error' || mine !== pointings || lookedAt !== before) return;
      if (isGiving || isLookingCloser()) return;
      showReply({ ...considering(answer, false), isPointedAt: true }, reply);
    },
    /** Gives an answer, after a second look where dice are thrown or where it cannot be too `careful`. */
    async choose(answer: unknown, careful = false): Promise<void> {
      if (settings.check === 'never' || (isBrisk && settings.check === 'dice')) return give(answer);
      // Whoever has picked something with its odds in sight has had that look.
      if (settings.check === 'dice' && !careful && isInSight(answer)) return give(answer);
      // What is certain is given at once; a card that comes and goes would only flicker.
      if (settings.check === 'dice' && !careful) return giveIfCertain(answer);
      const reply = await oddsOf(answer);
      if (!reply) return;
      // Where people agreed on no help there is nothing to look at.
      if (reply.is === 'error' && reply.what === 'terms') return give(answer);
      showReply(considering(answer, true), reply);
    },
    weigh,
    /** What was sent from here before came too late. */
    offerAgain,
    offerLate,
    /** The second look was enough. */
    async confirm(): Promise<void> {
      if (considered?.odds) await give(considered.answer);
    },
    give,
    /** The question has changed. */
    lookAway,
  };
}
