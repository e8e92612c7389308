const firstCapacity = 8;

/** The instants of granted requests, oldest first, in a ring that grows with use. */
export class TimeLog {
  #times = new Float64Array(firstCapacity);
  #head = 0;
  size = 0;

  get capacity(): number {
    return this.#times.length;
  }

  timeAt(index: number): number {
    return this.#times[(this.#head + index) & (this.#times.length - 1)] as number;
  }

  push(atMicros: number, count: number): void {
    while (this.size + count > this.#times.length) this.#grow();
    const mask = this.#times.length - 1;
    for (let i = 0; i < count; i++) this.#times[(this.#head + this.size + i) & mask] = atMicros;
    this.size += count;
  }

  /** Drops what happened at or before the instant. */
  expire(throughMicros: number): void {
    const times = this.#times;
    const mask = times.length - 1;
    while (this.size > 0 && (times[this.#head] as number) <= throughMicros) {
      this.#head = (this.#head + 1) & mask;
      this.size--;
    }
  }

  /** Removes up to `count` entries of that instant. */
  remove(atMicros: number, count: number): void {
    let end = this.size;
    while (end > 0 && this.timeAt(end - 1) > atMicros) end--;
    let start = end;
    while (start > 0 && end - start < count && this.timeAt(start - 1) === atMicros) start--;
    const mask = this.#times.length - 1;
    for (let i = end; i < this.size; i++) this.#times[(this.#head + start + i - end) & mask] = this.timeAt(i);
    this.size -= end - start;
  }

  clear(): void {
    this.size = 0;
  }

  #grow(): void {
    // The capacity stays a power of two: a mask then takes the place of a division.
    const larger = new Float64Array(this.#times.length * 2);
    for (let i = 0; i < this.size; i++) larger[i] = this.timeAt(i);
    this.#times = larger;
    this.#head = 0;
  }
}
