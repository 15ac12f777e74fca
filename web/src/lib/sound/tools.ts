// What the sounds are made of: wood, paper, bells, ink and small animals, as tones and noise with an envelope.

/** Where a sound is made: what it goes into, and when it begins. */
export interface Place {
  audio: BaseAudioContext;
  out: AudioNode;
  at: number;
}

/** A tone: hertz at its beginning and its end, how loud, when it begins after the sound, how long it takes to be gone. */
interface Tone {
  from: number;
  to?: number;
  gain: number;
  after?: number;
  lasts: number;
  rise?: number;
  type?: OscillatorType;
}

/** Noise through a band: its middle in hertz and how narrow it is. */
interface Hiss extends Omit<Tone, "type"> {
  narrow?: number;
}

const SILENT = 0.0001;
const NOISE_SECONDS = 1;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same noise every time: nothing that is heard is by chance. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, NOISE_SECONDS * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1347;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  noises.set(audio, buffer);
  return buffer;
}

/** A rise and a fall that sounds even to the ear. */
function envelope({ audio, out, at }: Place, { gain, after = 0, lasts, rise = 0.003 }: Tone | Hiss): GainNode {
  const node = audio.createGain();
  const begins = at + after;
  node.gain.setValueAtTime(SILENT, begins);
  node.gain.exponentialRampToValueAtTime(gain, begins + rise);
  node.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  node.connect(out);
  return node;
}

function glide(param: AudioParam, at: number, { from, to = from, lasts }: Tone | Hiss): void {
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, at + lasts);
}

export function tone(place: Place, shape: Tone): void {
  const begins = place.at + (shape.after ?? 0);
  const source = place.audio.createOscillator();
  source.type = shape.type ?? "sine";
  glide(source.frequency, begins, shape);
  source.connect(envelope(place, shape));
  source.start(begins);
  source.stop(begins + shape.lasts);
}

export function hiss(place: Place, shape: Hiss): void {
  const begins = place.at + (shape.after ?? 0);
  const source = place.audio.createBufferSource();
  const band = place.audio.createBiquadFilter();
  source.buffer = noiseOf(place.audio);
  band.type = "bandpass";
  band.Q.value = shape.narrow ?? 1;
  glide(band.frequency, begins, shape);
  source.connect(band).connect(envelope(place, shape));
  source.start(begins);
  source.stop(begins + shape.lasts);
}

/** Wood on wood. */
export function knock(place: Place, from: number, gain: number, after = 0): void {
  tone(place, { from, to: from * 0.72, gain, after, lasts: 0.13 });
  tone(place, { from: from * 2.7, to: from * 2.5, gain: gain * 0.3, after, lasts: 0.05 });
  hiss(place, { from: from * 5, gain: gain * 0.7, after, lasts: 0.03, narrow: 0.8 });
}

/** Paper or parchment that is moved. */
export function rustle(place: Place, gain: number, lasts: number, after = 0): void {
  hiss(place, { from: 2400, to: 5200, gain, after, lasts, rise: lasts * 0.35, narrow: 0.7 });
  hiss(place, { from: 7000, to: 3800, gain: gain * 0.5, after: after + lasts * 0.25, lasts: lasts * 0.6, narrow: 1.2 });
}

/** The partials of a bell, as they were cast: how high, how loud, how long against the tone that is heard. */
const PARTIALS = [
  [0.5, 0.35, 1],
  [1, 0.6, 0.8],
  [1.19, 0.35, 0.6],
  [1.5, 0.22, 0.5],
  [2, 0.5, 0.42],
  [2.67, 0.15, 0.25],
] as const;

export function bell(place: Place, from: number, gain: number, lasts: number, after = 0): void {
  for (const [height, loud, long] of PARTIALS)
    tone(place, { from: from * height, gain: gain * loud, after, lasts: lasts * long, rise: 0.004 });
}

/** Small feet on boards. */
export function scurry(place: Place, steps: number, gain: number, after = 0): void {
  for (let i = 0; i < steps; i++)
    hiss(place, {
      from: 1900 + 450 * (i % 3),
      gain: gain * (1 - i / (2 * steps)),
      after: after + i * 0.052,
      lasts: 0.028,
      narrow: 1.4,
    });
}

/** A rat says something short. */
export function squeak(place: Place, from: number, to: number, gain: number, after = 0): void {
  tone(place, { from, to, gain, after, lasts: 0.11, rise: 0.02, type: "triangle" });
}

/** A quill on parchment. */
export function scratch(place: Place, gain: number, after = 0): void {
  hiss(place, { from: 3200, to: 4600, gain, after, lasts: 0.1, rise: 0.02, narrow: 4 });
  hiss(place, { from: 4300, to: 2900, gain: gain * 0.8, after: after + 0.12, lasts: 0.14, rise: 0.03, narrow: 4 });
}
