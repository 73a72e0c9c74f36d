/** The glyphs of words, kept over documents: placing them by the tables of a font is most of the work of a page. */
import type { Font, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

type Layout = Font['layout']

/** The same font, which places a word that it has placed before without its tables. */
export function withRememberedWords(font: Font): Font {
  // Words of all documents together; names and addresses come and go.
  const words = new LRUCache<string, GlyphRun>({ max: 5_000 })
  const layout: Layout = font.layout.bind(font)
  const place = (word: string): GlyphRun => {
    const placed = words.get(word) ?? layout(word)
    words.set(word, placed)
    return copyOf(placed)
  }
  font.layout = ((word: string, ...others: []) =>
    others.every((other) => other === undefined) ? place(word) : layout(word, ...others)) as Layout
  return font
}

/** The writer scales the positions that it is given to its own units, in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy = Object.create(run) as GlyphRun
  Object.defineProperty(copy, 'positions', { value: run.positions.map((position) => ({ ...position })) })
  return copy
}
