/**
 * How much of a document its reader has had in view. Pure. What was seen of a part is kept as shares of its height, which zooming does not change.
 */

export type Stretch = readonly [from: number, to: number]

/** Heights in pixels. */
export interface Part {
  readonly height: number
  /** From the upper edge of the window; negative where the part begins above it. */
  readonly top: number
  /** In order, without overlaps. */
  readonly seen: readonly Stretch[]
}

/** Of the last part in view, at least [shell/document-viewer]; of the others as well, so that nobody has to look at a margin. */
const SHARE = 0.25

/** What is in view of a part now, added to what was. */
export function withSeen({ height, top, seen }: Part, windowHeight: number): readonly Stretch[] {
  const from = Math.max(0, -top / height)
  const to = Math.min(1, (windowHeight - top) / height)
  if (!(to > from)) return seen
  const apart = seen.filter(([start, end]) => end < from || start > to)
  const touching = seen.filter((stretch) => !apart.includes(stretch))
  const joined: Stretch = [Math.min(from, ...touching.map(([start]) => start)), Math.max(to, ...touching.map(([, end]) => end))]
  return [...apart, joined].toSorted(([one], [other]) => one - other)
}

const unseen = (seen: readonly Stretch[]): readonly Stretch[] => {
  const starts = [0, ...seen.map(([, to]) => to)]
  const ends = [...seen.map(([from]) => from), 1]
  return starts.flatMap((from, index): Stretch[] => (ends[index]! > from ? [[from, ends[index]!]] : []))
}

/** At most so much of it was never in view as a window shows beside the share of it that counts. */
export function isThrough({ height, seen }: Part, windowHeight: number): boolean {
  const missed = unseen(seen).reduce((sum, [from, to]) => sum + (to - from) * height, 0)
  return missed <= (1 - SHARE) * Math.min(height, windowHeight)
}

/** Pixels from the upper edge of the window to the first stretch that was not seen. */
export function firstUnseen(parts: readonly Part[], windowHeight: number): number | undefined {
  const part = parts.find((one) => !isThrough(one, windowHeight))
  return part && part.top + (unseen(part.seen)[0]?.[0] ?? 0) * part.height
}

const tens = (share: number): number => Math.round(share * 10) * 10

/** Which of it was not seen: 'page 2', 'pages 2 and 3'; of what has no pages, about where. undefined where all of it was. */
export function skippedWords(parts: readonly Part[], windowHeight: number): string | undefined {
  const numbers = parts.flatMap((part, index) => (isThrough(part, windowHeight) ? [] : [index + 1]))
  const [first] = numbers
  if (first === undefined) return undefined
  if (parts.length > 1) return `page${numbers.length > 1 ? 's' : ''} ${new Intl.ListFormat('en-US').format(numbers.map(String))}`
  const missed = unseen(parts[0]!.seen)
  return `what is between about ${tens(missed[0]![0])}% and ${tens(missed.at(-1)![1])}% of its length`
}
