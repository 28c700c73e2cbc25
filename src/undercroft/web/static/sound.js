// Small sounds, made here: your turn, dice, a hit, the end. Loaded only where somebody asked for them.
"use strict";

const LOUD = 0.12;
let audio = null;

// A browser makes no sound before somebody touched the page.
function wake() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true });

function fading(from, at, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(LOUD, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + length);
  from.connect(gain).connect(audio.destination);
  from.start(audio.currentTime + at);
  from.stop(audio.currentTime + at + length);
}

function tone(pitch, at, length, type = "triangle") {
  const from = audio.createOscillator();
  from.type = type;
  from.frequency.value = pitch;
  fading(from, at, length);
}

function knock(at) {
  const length = 0.05, samples = audio.createBuffer(1, length * audio.sampleRate, audio.sampleRate), from = audio.createBufferSource();
  samples.getChannelData(0).forEach((_, place, channel) => { channel[place] = Math.random() * 2 - 1; });
  from.buffer = samples;
  fading(from, at, length);
}

const SCORES = {
  turn: [400, () => { tone(660, 0, 0.15); tone(880, 0.13, 0.25); }],
  dice: [600, () => { for (const at of [0, 0.12, 0.21, 0.3, 0.36]) knock(at); }],
  hit: [300, () => tone(110, 0, 0.25, "square")],
  end: [900, () => { tone(523, 0, 0.2); tone(659, 0.18, 0.2); tone(784, 0.36, 0.5); }],
};

// Each answers how long it lasts, in milliseconds.
window.sounds = Object.fromEntries(Object.entries(SCORES).map(([name, [length, sing]]) => [name, () => {
  if (!audio || audio.state !== "running") return 0;
  sing();
  return length;
}]));
