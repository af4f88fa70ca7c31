// What both sets of clients measure: moves a second, and the time from sending a move to everybody's having seen it.

export class Measure {
  constructor(seats) {
    this.seats = seats;
    this.moves = 0;
    this.delays = [];
    this.started = performance.now();
  }

  begin() {
    this.moves = 0;
    this.delays = [];
    this.started = performance.now();
  }

  seenByAll(sentAt) {
    this.moves += 1;
    this.delays.push(performance.now() - sentAt);
  }

  report(extra = {}) {
    const seconds = (performance.now() - this.started) / 1000;
    const sorted = this.delays.toSorted((a, b) => a - b);
    const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : null);
    return { moves: this.moves, seconds, movesPerSecond: this.moves / seconds, p50: at(0.5), p99: at(0.99), ...extra };
  }
}

/** A move and those who still have to see it. */
export class Flight {
  constructor(measure, seats) {
    this.measure = measure;
    this.missing = seats;
    this.sentAt = null;
    this.counted = false;
  }

  sent(at) {
    this.sentAt = at;
    this.check();
  }

  seen() {
    this.missing -= 1;
    this.check();
  }

  check() {
    if (!this.counted && this.missing <= 0 && this.sentAt !== null) {
      this.counted = true;
      this.measure.seenByAll(this.sentAt);
    }
  }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a scripted person waits before acting. */
export const thinkingTime = (mean) => (mean ? mean * (0.5 + Math.random()) : 0);
