import { readFileSync, writeFileSync } from 'node:fs';
import { demons } from '@conjure/demons';
import { answer, diceFrom, pick, play, record as recordOf, seeded } from '@conjure/engine';
import { matchOf } from '@conjure/engine/testing/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { conjure, scratch, unbroken } from './run.ts';
import { typingTo } from './script.ts';

const { type, voiceIn } = await typingTo('demons');
const voice = await voiceIn();
const file = scratch('evening.json');
const lines = ['Copper', '0109', '0110', 'undo', '0111', 'conjure President'];

beforeAll(async () => {
  await type([...lines, `save ${file}`], { seed: '1', practice: true }, voice);
});

const record = () => JSON.parse(readFileSync(file, 'utf8'));

function changed(change: object): string {
  const other = scratch('changed.json');
  writeFileSync(other, JSON.stringify({ ...record(), ...change }));
  return other;
}

describe('conjure replay', () => {
  test('in a pipe it tells the whole story in sentences, undo included', () => {
    const { out, err, code } = conjure(['replay', file]);
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('Alaric takes up a Copper shield. [4.0d]');
    expect(out).toContain('Alaric walks 0109 → 0110 for 1 point. [5.0d]\nGame-turn 2 begins.');
    expect(out).toContain('Alaric undoes 1 answer.');
    expect(out).toContain('Alaric conjures Presidents');
    expect(out).not.toContain('\u001b');
  });

  test('--to tells only its first steps, --lang another language', () => {
    const { out } = conjure(['replay', file, '--to', '2']);
    expect(out).toContain('enters Armenia at 0109');
    expect(out).not.toContain('walks');
    expect(conjure(['replay', file, '--to', '-1']).code).toBe(2);
    expect(conjure(['replay', file, '--to', 'end']).err).toContain('“end”');
    expect(conjure(['replay', file, '--lang', 'de']).out).toMatch(/\S/);
  });

  test('--verify says that a record agrees with the rules', () => {
    const { out, code } = conjure(['replay', file, '--verify']);
    expect([out.trim(), code]).toEqual([
      `The record agrees with version ${demons.version} of the rules in all of its 6 steps.`,
      0,
    ]);
  });

  test('--verify says where a record first disagrees: an illegal answer, another position', () => {
    const { log, digests } = record();
    const illegal = [...log];
    illegal[1] = { seat: 0, answer: { hex: '2401' } };
    const refused = conjure(['replay', changed({ log: illegal }), '--verify']);
    expect(refused.out).toContain('disagree at step 2: 2401 is not a start hex');
    expect(refused.code).toBe(1);
    const other = conjure(['replay', changed({ digests: [digests[0], '00000000', ...digests.slice(2)] }), '--verify']);
    expect(unbroken(other.out)).toContain(
      'disagree at step 2: the answer is allowed, but the position after it is not the one',
    );
    expect(other.code).toBe(1);
    // The story goes as far as the record agrees, and then says so.
    const story = conjure(['replay', changed({ log: illegal })]);
    expect(story.out).toContain('takes up a Copper shield');
    expect(story.out).toContain('disagree at step 2');
    expect(story.code).toBe(1);
  });

  test('a record of another rules version says so', () => {
    const { out } = conjure(['replay', changed({ rules: 0 }), '--verify']);
    expect(unbroken(out)).toContain(`was played by version 0 of the rules; these are version ${demons.version}.`);
  });

  test('after the step that ended the match it says why, and counts line by line', () => {
    const match = matchOf(demons, { seed: '3' });
    const played = play(match, false);
    const dice = diceFrom(seeded('3'));
    while (match.open) answer(played, 0, pick(match.open.question, 0, dice));
    const over = scratch('over.json');
    writeFileSync(over, JSON.stringify(recordOf(played)));
    const { out } = conjure(['replay', over]);
    expect(unbroken(out)).toMatch(/A curse too many kills Alaric in game-turn \d+\.\s+Alaric/);
    expect(out).toMatch(/^Curses +\d+$/m);
    expect(conjure(['replay', over, '--to', '2']).out).not.toContain('too many');
    expect(conjure(['replay', over, '--lang', 'de']).out).toContain('Ein Fluch zu viel tötet Alaric');
  });

  test('no record, too many, and a file that is none', () => {
    expect(conjure(['replay'])).toMatchObject({
      code: 2,
      err: 'Which record? For example: conjure replay evening.json\n',
    });
    expect(conjure(['replay', file, file]).code).toBe(2);
    expect(conjure(['replay', '/no/such.json'])).toMatchObject({ code: 1, err: 'There is no file /no/such.json.\n' });
    expect(conjure(['replay', changed({ log: [{ seat: 'x' }] })]).err).toMatch(
      /is not a saved match \(record\.log\[0\]/,
    );
  });
});

describe('conjure replay --fair', () => {
  test('proves the dice of a match that was played online, and catches a server that cheats at any step', async () => {
    const { onlineHost, begun } = await import('@conjure/host/testing/online');
    const { choose, one, stateOf } = await import('@conjure/host/testing/test-host');
    const at = onlineHost();
    const match = await begun(at);
    for (let i = 0; i < 6; i++) {
      const seat = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
      const who = ['anna', 'ben'][seat];
      await at.tell(who, choose(stateOf(at, who, match, seat), 'fair'));
    }
    for (const [seat, who] of ['anna', 'ben'].entries()) await at.tell(who, { do: 'leave', match, seat });
    const { record: honest } = one(await at.tell('anna', { do: 'export', match }), 'record');
    const { fair } = honest;
    if (!fair) throw new Error('it has no proof');
    const checked = (name: string, told: object) => {
      const path = scratch(`${name}.json`);
      writeFileSync(path, JSON.stringify(told));
      const { out, err, code } = conjure(['replay', path, '--fair']);
      return [code, unbroken(`${out}${err}`)];
    };
    const [mine, ...others] = fair.places;
    const told: [string, object, string][] = [
      // Another secret than the one that was sealed before anybody sat down.
      ['seal', { ...honest, fair: { ...fair, secret: '11'.repeat(32) } }, 'replay.unfair.seal'],
      // Somebody's text, changed after all were told.
      [
        'pledge',
        { ...honest, fair: { ...fair, places: [[mine[0], mine[1], `${mine[2]}!`], ...others] } },
        'replay.unfair.pledge',
      ],
      // A seed that was drawn until it pleased, and one from which somebody was left out.
      ['seed', { ...honest, seed: '22'.repeat(32) }, 'replay.unfair.seed'],
      ['left-out', { ...honest, fair: { ...fair, places: others } }, 'replay.unfair.seed'],
      // A die that fell otherwise.
      ['chosen', { ...honest, dice: [6] }, 'replay.unfair.chosen'],
      ['none', { ...honest, fair: undefined }, 'replay.unfair.unproved'],
    ];
    expect(checked('honest', honest)[0]).toBe(0);
    for (const [name, cheated, key] of told) {
      const [code, said] = checked(name, cheated);
      expect([name, code]).toEqual([name, 1]);
      // A seed that is not the match's is found by the replay, before anything else is said of it.
      if (!['seed', 'chosen'].includes(name)) expect(said).toContain(voice.tell(key));
    }
    const [code] = checked('die', { ...honest, digests: honest.digests.with(2, 'another') });
    expect(code).toBe(1);
  });
});
