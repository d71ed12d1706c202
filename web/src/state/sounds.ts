/** A handful of sounds, made from noise and plain tones when they are needed. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "shot" | "coin" | "punch" | "step" | "card" | "dice" | "end";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (settings.muted || settings.volume === 0 || !(navigator.userActivation as UserActivation | undefined)?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function tone(out: AudioContext, type: OscillatorType, from: number, to: number, start: number, length: number, loud: number): void {
  const at = out.currentTime + start;
  const source = out.createOscillator();
  const gain = out.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out.destination);
  source.start(at);
  source.stop(at + length);
}

function noise(out: AudioContext, length: number, cutoff: number, loud: number): void {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = cutoff;
  gain.gain.value = loud * settings.volume;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start();
}

const PLAYERS: Record<Sound, (out: AudioContext) => void> = {
  // A steam whistle: three tones that belong together, a little out of tune.
  turn: (out) => [466, 587, 702].forEach((pitch) => tone(out, "triangle", pitch * 0.985, pitch, 0, 0.42, 0.12)),
  shot: (out) => {
    noise(out, 0.28, 2600, 0.55);
    tone(out, "sine", 150, 45, 0, 0.2, 0.4);
  },
  coin: (out) => {
    tone(out, "sine", 1568, 1560, 0, 0.14, 0.14);
    tone(out, "sine", 2093, 2085, 0.07, 0.28, 0.14);
  },
  punch: (out) => {
    noise(out, 0.12, 700, 0.5);
    tone(out, "sine", 110, 50, 0, 0.16, 0.4);
  },
  step: (out) => noise(out, 0.05, 900, 0.14),
  dice: (out) => {
    noise(out, 0.18, 2200, 0.35);
    tone(out, "square", 320, 180, 0.05, 0.06, 0.06);
  },
  card: (out) => noise(out, 0.07, 3800, 0.12),
  end: (out) => [392, 494, 587, 784].forEach((pitch, i) => tone(out, "triangle", pitch, pitch, i * 0.16, 0.5, 0.14)),
};

export function play(sound: Sound): void {
  const out = context();
  if (out !== null) PLAYERS[sound](out);
}
