/**
 * The newest facts this node has read, as their items' schemas gave them. A stored fact does not change, or its row has another transaction's number
 * (a change of the data key), so what was parsed once need not be unpacked and parsed again: a decision with its offers takes a hundredth of a second.
 */
export interface ParsedFacts {
  /** @param row names the row and the transaction that wrote it */
  read(row: string, isLong: boolean, parse: () => unknown): unknown
}

/** Facts of a few fields; some kilobytes each. */
const MOST_SHORT = 4096
/** Decisions with their offers: half a megabyte each. */
const MOST_LONG = 64

export function createParsedFacts(mostShort = MOST_SHORT, mostLong = MOST_LONG): ParsedFacts {
  const short = newest(mostShort)
  const long = newest(mostLong)
  return { read: (row, isLong, parse) => (isLong ? long : short)(row, parse) }
}

/** The value of a key, made where it is not among the `most` that were asked for last. */
function newest(most: number) {
  const kept = new Map<string, unknown>()
  return (key: string, make: () => unknown): unknown => {
    const value = kept.has(key) ? kept.get(key) : make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return value
  }
}
