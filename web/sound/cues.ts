/** How loud a sound is meant to be, by its loudest tenth of a second, in dBFS. */
export const LOUDNESS = { quiet: -34, plain: -28, strong: -23, grand: -20 } as const;
export type Loudness = keyof typeof LOUDNESS;

interface Cue {
  readonly loudness: Loudness;
  /**
   * Layers, one a line: `wave f0>f1 length/attack dB`, then in any order a filter `bp 2500>4200 q1.2`, where it begins `@110`, and how often it
   * comes `x6/150` with what changes each time `-1.2dB *1.06`. Hertz and milliseconds; every layer fades to nothing over its length.
   */
  readonly layers: string;
}

const cue = (loudness: Loudness, ...layers: string[]): Cue => ({ loudness, layers: layers.join('\n') });

/** Every sound there is, as it is made. */
export const CUES = {
  tap: cue('quiet', 'sine 1200>900 45/1 0'),
  refuse: cue('quiet', 'triangle 180>140 110/2 0 x2/90'),
  card: cue('quiet', 'noise 140/20 0 bp 2500>4200 q1.2'),
  flip: cue('plain', 'noise 120/8 0 bp 1800>5200 q1.5', 'triangle 520>760 70/2 -10 @110'),
  page: cue('quiet', 'noise 260/60 0 bp 3200>1400'),
  step: cue('quiet', 'noise 70/1 0 lp 420>260', 'sine 95>60 80/1 -4'),
  march: cue('plain', 'noise 80/1 0 lp 500>240 x6/150 -1.2dB', 'sine 80>55 110/1 -3 x6/150 -1.2dB'),
  leap: cue('plain', 'noise 380/120 0 bp 500>3200 q1.4', 'sine 260>780 300/60 -12'),
  throw: cue('plain', 'noise 240/40 0 bp 900>1800 q1.2', 'triangle 900>700 25/1 -6 @60 x4/45 -1dB'),
  knock: cue('plain', 'triangle 310>210 60/1 0', 'noise 28/0.5 -2 bp 2600 q2.5'),
  good: cue('plain', 'sine 587 260/4 0', 'sine 880 420/4 -1 @90'),
  bad: cue('plain', 'triangle 311>294 260/5 0', 'triangle 220>196 460/5 0 @110'),
  bell: cue('plain', 'sine 392 1400/2 0', 'sine 1083 700/2 -9', 'sine 1999 300/1 -16'),
  yours: cue('strong', 'sine 523 320/6 0', 'sine 784 600/6 0 @150', 'sine 1568 300/4 -18 @150'),
  coin: cue('plain', 'square 1760 60/1 -12 hp 1200', 'sine 2637 260/1 0 @45 x3/70 -4dB *1.06'),
  blow: cue('strong', 'sine 140>48 220/1 0', 'noise 110/1 -4 lp 1800>500', 'square 720>420 45/1 -20'),
  shot: cue('plain', 'noise 190/6 0 bp 3600>700 q1.6', 'sine 120>60 140/1 -6 @150'),
  ward: cue('plain', 'sine 660>640 520/3 0', 'sine 1321>1290 380/3 -6', 'noise 60/1 -12 hp 3000'),
  mend: cue('plain', 'sine 440 260/30 0 x3/110 -1dB *1.26'),
  crash: cue(
    'strong',
    'noise 900/2 0 lp 2600>180',
    'sine 90>34 700/1 0',
    'noise 60/1 -6 bp 1500>900 q2 @160 x5/95 -3dB',
  ),
  rumble: cue('strong', 'noise 1500/260 4 lp 160>70 q1.1', 'sine 46>31 1400/200 -2'),
  wind: cue('plain', 'noise 900/350 0 bp 400>1500 q1.8', 'noise 700/100 -4 bp 1400>350 q1.8 @550'),
  conjure: cue(
    'plain',
    'saw 55>110 1300/500 0 lp 220>1400 q2',
    'sine 82>165 1300/500 -4',
    'noise 1200/600 -16 bp 700>3000 q2',
  ),
  spirit: cue(
    'strong',
    'sine 330>660 500/40 0',
    'sine 333>671 520/40 -2',
    'triangle 990>495 700/10 -12 @180',
    'noise 500/120 -16 hp 4000',
  ),
  ring: cue(
    'grand',
    'sine 1046 1800/8 0',
    'sine 1568 1600/8 -5 @160',
    'sine 2093 1500/8 -8 @320',
    'sine 2637>2643 1300/8 -11 @480',
  ),
  cast: cue(
    'strong',
    'saw 165>330 420/120 0 lp 500>2600 q1.4',
    'sine 660>990 420/60 -6 @200',
    'noise 350/80 -12 bp 1800>4200 q1.5 @150',
  ),
  break: cue('strong', 'noise 160/1 0 hp 2800', 'sine 2900>2500 160/1 -6 x5/38 -2dB *0.86'),
  curse: cue(
    'strong',
    'saw 98>92 800/30 0 lp 700>180 q1.6',
    'saw 104>97 800/30 0 lp 700>180 q1.6',
    'noise 400/150 -14 bp 900>300 q2',
  ),
  chain: cue(
    'strong',
    'square 1150>1100 70/1 -8 bp 2300 q3 x6/75 *0.95',
    'sine 130>70 260/1 0 @470',
    'noise 70/1 -6 lp 1500>500 @470',
  ),
  free: cue('plain', 'square 1300 50/1 -10 bp 2600 q3 x2/70', 'sine 392>784 420/40 0 @140'),
  beast: cue('strong', 'saw 92>64 620/60 0 lp 900>260 q3', 'noise 560/80 -10 bp 420>240 q2', 'sine 46>36 560/60 -4'),
  chirp: cue('plain', 'sine 1500>2300 90/6 0 x2/120 *1.12'),
  toll: cue('grand', 'sine 131 2200/3 0', 'sine 262 1500/3 -5', 'sine 312 1200/3 -8', 'sine 525 700/3 -14'),
  win: cue(
    'grand',
    'triangle 392 260/6 0',
    'triangle 523 260/6 0 @180',
    'triangle 659 260/6 0 @360',
    'triangle 784 1100/6 1 @540',
    'triangle 523 1100/6 -5 @540',
    'sine 1568 900/6 -14 @540',
  ),
  loss: cue(
    'grand',
    'triangle 392 340/8 0',
    'triangle 349 340/8 0 @300',
    'triangle 311 340/8 0 @600',
    'triangle 233 1300/8 1 @900',
    'sine 116 1300/8 -4 @900',
  ),
} as const satisfies { readonly [name: string]: Cue };

export type CueName = keyof typeof CUES;
