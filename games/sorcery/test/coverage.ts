import { type Coverage, coverageOf } from '@conjure/engine/testing/coverage';
import { ABILITIES } from '../data-abilities.ts';
import type { SorceryEvent } from '../events.ts';
import { EVENT_KEYS, eventKey, QUESTION_KINDS } from '../forms.ts';
import { sorcery } from '../game.ts';
import { barsOf } from '../rules/browse-cost.ts';
import { onField } from '../rules/figures.ts';
import { spellOf } from '../rules/stacks.ts';
import { inBedlam } from '../rules/subfactions/bedlam.ts';
import { has } from '../rules/values/abilities.ts';
import { hasPower } from '../rules/values/types.ts';
import { NONE, type Position } from '../state.ts';

interface SorceryCoverage extends Coverage<SorceryEvent> {
  /** What a position shows, and what is about to be answered. */
  look(at: Position, answer: unknown): void;
}

const { content } = sorcery;
const LASTS = new Set(['enchantment', 'glyph', 'illusion']);

/** Told only of positions that are rare in play; the tests of their rules meet them. */
const RARE = new Set(['event.gameOver.allFell', 'event.gameOver.sweep', 'event.spellFizzled']);

/** What an action is used for by these abilities, or how an attack names them. */
const CHOSEN = ['charge', 'bound', 'quickness', 'magic_levitation', 'nimble', 'weapon_master', 'magic_blast'].concat([
  'flame_lightning',
  'shockwave',
  'magic_healing',
  'sweep',
  'regeneration',
  'necromancy',
  'pierce',
  'magic_freeze',
]);
const USE_OF: Readonly<Record<string, string>> = {
  charge: 'charge',
  bound: 'bound',
  quickness: 'quickness',
  levitation: 'magic_levitation',
  nimble: 'nimble',
  healing: 'magic_healing',
  regeneration: 'regeneration',
  necromancy: 'necromancy',
};

function everything(): Set<string> {
  const all = new Set<string>();
  for (const { id, type, cast, all: modes } of content.spells) {
    if (!cast) all.add(`spell ${id} read`);
    else if (type === 'counterspell') all.add(`spell ${id} worked`).add(`spell ${id} failed`);
    else for (const mode of modes) all.add(`spell ${id} cast${mode.id ? ` as ${mode.id}` : ''}`);
    if (LASTS.has(type)) all.add(`spell ${id} ended`);
    if (cast && type !== 'counterspell') all.add(`type ${type} countered`);
  }
  for (const { id, effects } of content.domains) {
    all.add(`domain ${id} entered`).add(`domain ${id} cancelled`);
    if (effects.some(({ op }) => op === 'trigger')) all.add(`domain ${id} works`);
  }
  // Nothing cancels these two.
  for (const id of ['magestone_tempest', 'resonant_ground']) all.delete(`domain ${id} cancelled`);
  for (const { id } of content.figures)
    all.add(`figure ${id} acted`).add(`figure ${id} attacked`).add(`figure ${id} fell`);
  for (const id of ABILITIES) all.add(`ability ${id} shown`);
  for (const id of CHOSEN) all.add(`ability ${id} used`);
  for (const id of ['focus', 'spellbreach', 'siphon_energy', 'natures_fury', 'ley_harmony', 'magestone_trance'])
    all.add(`power ${id}`);
  for (const id of ['ancient_mastery', 'mind_tap', 'pact', 'bedlam', 'borrowed_ruin']) all.add(`power ${id}`);
  for (const kind of QUESTION_KINDS) all.add(`question ${kind}`);
  for (const key of EVENT_KEYS) if (!RARE.has(key)) all.add(key);
  return all;
}

/** What there is to be met in Sorcery. */
export function coverage(): SorceryCoverage {
  let kinds: readonly number[] = [];
  const kindOf = (figure: number): string => content.figures[kinds[figure]]?.id ?? 'nobody';
  /** The spell that was just countered, until its card is away. */
  let countered = '';
  const pool = coverageOf<SorceryEvent>(everything(), (event, meet) => {
    meet(eventKey(event));
    switch (event.type) {
      case 'spellCast':
        meet(`spell ${event.spell} cast${event.mode ? ` as ${event.mode}` : ''}`);
        break;
      case 'spellEnded':
        meet(`spell ${event.spell} ended`);
        break;
      case 'counterTried':
        countered = event.worked ? event.spell : '';
        if (event.worked) meet(`type ${content.spells[content.spellIndex.get(event.spell) ?? 0].type} countered`);
        if (event.card) meet(`spell ${event.card} ${event.worked ? 'worked' : 'failed'}`);
        for (const { from } of [...event.cast.modifiers, ...event.counter.modifiers]) hearFrom(from, meet);
        break;
      case 'cardAway':
        if (event.spell === countered && event.to === 'bottom') meet('spell warded_spine read');
        if (event.spell === countered) countered = '';
        break;
      case 'domainEntered':
        meet(`domain ${event.domain} entered`);
        break;
      case 'domainCancelled':
        meet(`domain ${event.domain} cancelled`);
        break;
      case 'domainWorks':
        meet(`domain ${event.domain} works`);
        break;
      case 'tokenPlaced':
        meet(`figure ${kindOf(event.figure)} acted`);
        break;
      case 'eliminated':
        meet(`figure ${kindOf(event.figure)} fell`);
        break;
      case 'attacked':
        meet(`figure ${kindOf(event.by)} attacked`);
        if (event.ability) meet(`ability ${event.ability} used`);
        for (const { forAttack, forDefense } of event.blows)
          for (const { from } of [...forAttack, ...forDefense]) hearFrom(from, meet);
        break;
      case 'siphoned':
        meet('power siphon_energy');
        break;
      case 'furyRolled':
        meet('power natures_fury');
        break;
      case 'tranceRolled':
        meet('power magestone_trance');
        break;
      case 'tapped':
        meet('power mind_tap');
        break;
    }
  });
  return {
    ...pool,
    look(at, answer) {
      kinds = at.state.kind;
      lookAround(at, pool.meet);
      if (answer) lookAt(at, answer as Record<string, unknown>, pool.meet);
    },
  };
}

type Meet = (thing: string) => void;

function hearFrom(from: string, meet: Meet): void {
  if (from.startsWith('spell.')) meet(`spell ${from.slice(6)} read`);
  if (from === 'ability.focus') meet('power focus');
}

/** What dials and books show. */
function lookAround(at: Position, meet: Meet): void {
  const { state } = at;
  for (let f = 0; f < state.where.length; f++) {
    if (!onField(state, f)) continue;
    const { demoralized } = content.figures[state.kind[f]];
    ABILITIES.forEach((id, i) => {
      if (id === 'demoralized' ? demoralized[state.click[f]] : has(at, f, i)) meet(`ability ${id} shown`);
    });
  }
  for (let book = 0; book < state.book.length; book++) {
    const wielder = state.wielder[book];
    const [top] = state.stack[book];
    if (wielder === NONE || top === undefined) continue;
    const eased = barsOf(at, book) < spellOf(at, top).browse;
    if (eased && hasPower(at, wielder, 'ley_harmony')) meet('power ley_harmony');
    else if (eased) meet('spell ribbon_of_ease read');
    const kind = content.figures[state.kind[wielder]];
    for (const card of state.stack[book]) {
      const { requirement } = spellOf(at, card);
      if (requirement === null || state.dead[card] || content.factions[kind.faction] === requirement) continue;
      if (hasPower(at, wielder, 'ancient_mastery')) meet('power ancient_mastery');
      if (hasPower(at, wielder, 'pact')) meet('power pact');
    }
  }
}

/** What is chosen with an action. */
function lookAt(at: Position, answer: Record<string, unknown>, meet: Meet): void {
  const use = USE_OF[String(answer.do)];
  if (use) meet(`ability ${use} used`);
  if (answer.pierce) meet('ability pierce used');
  if (answer.breach) meet('power spellbreach');
  if (answer.lender !== undefined) meet('power borrowed_ruin');
  if (answer.do === 'close' && inBedlam(at, answer.figure as number)) meet('power bedlam');
}
