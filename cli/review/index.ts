import { levelFrom } from '@conjure/bots';
import { replay, type Seat } from '@conjure/engine';
import { calibrationOf, type Review, review, reviewersOf } from '@conjure/lab/review';
import { capitalised } from '@conjure/words';
import { listenForBreak } from '../args/breaking.ts';
import type { CommandLine } from '../args/commands.ts';
import { wholeIn, wholeTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import type { TerminalVoice } from '../play/face.ts';
import { loadRecord } from '../play/files.ts';
import { wrap } from '../play/layout.ts';
import { progressBar } from '../simulate/progress.ts';
import { complain, failing, tellerIn } from '../text/complain.ts';
import { hundredths } from '../text/hundredths.ts';
import { print, warn } from '../text/print.ts';
import { printableJson } from '../text/printable.ts';
import { reasonLine } from '../text/reason-line.ts';
import { voiceFor } from '../text/voice.ts';

const WIDTH = 100;

/** `conjure review <record>`: where a match was lost and won, and how much of it was luck. */
export async function runReview({ words, options, language }: CommandLine): Promise<number> {
  const fail = failing(language);
  const [path, extra] = words;
  if (path === undefined) return fail({ key: 'usage.record', facts: {} });
  if (extra !== undefined) return fail({ key: 'usage.extra', facts: { word: extra } });
  const loaded = await loadRecord(path, tellerIn(language));
  if ('wrong' in loaded) {
    warn(loaded.wrong);
    return FAILED;
  }
  const { record, box } = loaded;
  const { game } = box;
  const by = options.level === undefined ? reviewersOf(game) : { level: String(options.level), judge: null };
  const read = levelFrom(by.level, '--level', game.bot?.levels);
  if ('fault' in read) return fail({ key: 'usage.fault', facts: { ...read.fault } });
  const { level } = read;
  if (level.kind === 'random') return fail({ key: 'review.weighs', facts: { level: level.name } });
  const judge = by.judge === null ? null : levelFrom(by.judge, 'judge');
  if (judge && 'fault' in judge) throw new Error(judge.fault.expected);
  const seat = options.seat === undefined ? undefined : wholeIn(options.seat, 0, record.seats - 1);
  if (seat !== undefined && !(seat >= 0)) return fail(wholeTrouble('--seat', options.seat, 0, record.seats - 1));
  const again = replay(game, record);
  const noRecord = (fault: string) => fail({ key: 'file.noRecord', facts: { file: path, fault } }, FAILED);
  if ('fault' in again) return noRecord(again.fault.place);
  if (again.disagrees) return noRecord(String(again.disagrees.at + 1));
  const { match } = again.play;
  const voice = await voiceFor(language, box, []);
  const all = match.answers.length;
  const bar = progressBar(process.stderr, (n) => voice.tell('review.progress', { n, all }), Math.max(1, all));
  const breaking = listenForBreak();
  const found = await review(game, match, {
    level,
    ...(judge ? { judge: judge.level } : {}),
    calibration: calibrationOf(game.id, record.seats),
    ...(seat === undefined ? {} : { seat }),
    goesOn(step) {
      bar.show(Math.min(step, all));
      return breaking.code === DONE;
    },
  });
  breaking.end();
  const { code } = breaking;
  bar.end();
  if (code !== DONE)
    complain(language, { key: 'review.broken', facts: { n: String(found.curve.length - 1), all: String(all) } });
  if (options.json) print(printableJson(JSON.stringify(found, null, 2)));
  else {
    const view = game.view(match.table, null);
    const nameOf = (of: Seat) => capitalised(voice.say(box.seatName(view, of)));
    print(reviewLines(found, path, voice, nameOf, judge !== null && game.bot !== undefined).join('\n'));
  }
  return code;
}

const signed = (part: number): string => {
  const n = Math.round(100 * part);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
};

/** The review in sentences. */
function reviewLines(
  found: Review,
  file: string,
  voice: TerminalVoice,
  nameOf: (seat: Seat) => string,
  playedOn: boolean,
): string[] {
  const { tell, say } = voice;
  const lines = [
    playedOn ? tell('review.titlePlayedOn', { file }) : tell('review.title', { file, level: found.level ?? '–' }),
    tell(found.measure === 'chance' ? 'review.chance' : 'review.value'),
    tell('review.knew'),
    '',
    ...found.sums.map(({ seat, choices, luck, decisions }) =>
      tell('review.sum', { name: nameOf(seat), choices: signed(choices), luck: signed(luck), n: decisions }),
    ),
    tell('review.dice', { n: found.luck.length, estimated: found.luck.filter(({ isExact }) => !isExact).length }),
    '',
    found.turningPoints.length === 0 ? tell('review.none') : tell('review.points'),
  ];
  for (const point of found.turningPoints) {
    if ('luck' in point) {
      const { step, played, came, luck, isExact } = point.luck;
      const most = luck.reduce((best, one, seat) => (Math.abs(one) > Math.abs(luck[best]) ? seat : best), 0);
      lines.push(
        tell('review.luck', { step, played: say(played), luck: signed(luck[most]), name: nameOf(most), isExact }),
      );
      if (came) lines.push(`   ${say(came)}`);
      continue;
    }
    const { step, seat, played, loss, better } = point.decision;
    if (!better) continue;
    const { label, would, does, because } = better;
    lines.push(
      tell('review.decision', {
        step,
        name: nameOf(seat),
        played: say(played),
        loss: hundredths(loss),
        better: say(label),
        would: hundredths(would.mean),
        does: hundredths(does.mean),
        worstWould: hundredths(would.worst),
        worstDoes: hundredths(does.worst),
      }),
    );
    if (because) lines.push(`   ${reasonLine(voice, because)}`);
  }
  return lines.flatMap((line) => (line === '' ? [''] : wrap(line, WIDTH, '   ')));
}
