/** The sounds of a table, made on the spot: no files to fetch, nothing over 600 ms, silent when switched off. */

import { settings } from './settings.svelte';

/** tile: bone click · card: paper slide · turn: spoon on a cup · taken: low drum · feat: rising cups · win: a toast */
export type Sound = 'tile' | 'card' | 'turn' | 'taken' | 'feat' | 'win';

const LOUDNESS = 0.5;
/** Milliseconds. */
const BUZZ = 60;
/** After how many milliseconds without a sound the speakers are switched off. */
const QUIET = 2_000;
let context: AudioContext | null = null;
let out: GainNode | null = null;
let sounding = 0;
let quiet: ReturnType<typeof setTimeout> | undefined;

/** Phones keep quiet but for their owner's turn: the table screen or the laptop speaks for everybody. */
export function play(sound: Sound, { isPhone = false } = {}): void {
  if (!settings.sound || (isPhone && sound !== 'turn') || document.hidden) return;
  const to = speakers();
  if (to) SOUNDS[sound](to.context, to.out, to.context.currentTime + 0.01);
}

/** Browsers let a page sound only from the first touch on: call it when sound is switched on. */
export function wake(): void {
  void speakers()?.context.resume();
}

function speakers(): { context: AudioContext; out: GainNode } | null {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (!('AudioContext' in globalThis) || !isTouched) return null;
  if (!context || !out) {
    context = new AudioContext();
    out = new GainNode(context, { gain: LOUDNESS });
    out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  }
  // Whatever its state is: what was asked of it before may not be done yet.
  if (sounding === 0) void context.resume();
  return { context, out };
}

/** Speakers that stay on when it is quiet keep the processor busy; switched on anew they may swallow a beginning. */
function count(source: AudioScheduledSourceNode): void {
  clearTimeout(quiet);
  sounding += 1;
  source.onended = () => {
    sounding -= 1;
    if (sounding === 0) quiet = setTimeout(() => void context?.suspend(), QUIET);
  };
}

/** A phone in the hand says whose turn it is without a sound too, once it has been touched. */
export function buzz(): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Maker> = {
  tile(context, out, at) {
    noise(context, out, at, { length: 0.03, frequency: 3200, q: 2.5, gain: 0.5 });
    tone(context, out, at, { frequency: 1450, to: 1100, length: 0.05, gain: 0.25 });
  },
  card(context, out, at) {
    noise(context, out, at, { length: 0.16, frequency: 1800, to: 4200, q: 0.7, gain: 0.28, attack: 0.05 });
    noise(context, out, at + 0.12, { length: 0.04, frequency: 700, q: 1, gain: 0.3 });
  },
  turn(context, out, at) {
    cup(context, out, at, 2093);
    cup(context, out, at + 0.16, 2637);
  },
  taken(context, out, at) {
    tone(context, out, at, { frequency: 130, to: 52, length: 0.42, gain: 0.9 });
    noise(context, out, at, { length: 0.06, frequency: 240, q: 0.8, gain: 0.4 });
  },
  feat(context, out, at) {
    [1568, 1976, 2349].forEach((frequency, place) => cup(context, out, at + place * 0.11, frequency));
  },
  win(context, out, at) {
    [1319, 1661, 1976].forEach((frequency) => cup(context, out, at, frequency));
    cup(context, out, at + 0.14, 2637);
  },
};

/** A spoon on a cup: a bell-like tone with partials that do not fit, as in china. */
function cup(context: AudioContext, out: AudioNode, at: number, frequency: number): void {
  tone(context, out, at, { frequency, length: 0.4, gain: 0.22 });
  tone(context, out, at, { frequency: frequency * 2.76, length: 0.16, gain: 0.08 });
  tone(context, out, at, { frequency: frequency * 5.4, length: 0.06, gain: 0.04 });
}

interface Tone {
  frequency: number;
  to?: number;
  length: number;
  gain: number;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { frequency, to = frequency, length, gain }: Tone,
): void {
  const source = new OscillatorNode(context, { frequency });
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(context, at, length, gain, 0.004)).connect(out);
  count(source);
  source.start(at);
  source.stop(at + length);
}

interface Noise extends Tone {
  q: number;
  attack?: number;
}

function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { frequency, to = frequency, length, gain, q, attack = 0.002 }: Noise,
): void {
  const buffer = new AudioBuffer({ length: Math.ceil(length * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: q });
  filter.frequency.setValueAtTime(frequency, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source
    .connect(filter)
    .connect(fading(context, at, length, gain, attack))
    .connect(out);
  count(source);
  source.start(at);
}

function fading(context: AudioContext, at: number, length: number, gain: number, attack: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
}
