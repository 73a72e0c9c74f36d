/**
 * Where the empty lines stand that are filled in before a notary. The writer alone knows: it breaks the lines. A notary's service is given the places
 * with the deed, for the PDF does not say whose line is whose.
 */
import type { NotaryBlank, NotaryPlace } from '@hearthline/domain'
import type { Blanks } from '../document-text.ts'
import { MARGIN, textWidth, type Writer } from './page-frame.ts'

/** An empty line, or the box before a choice. */
const EMPTY = /_{6,}|\[\u00a0+\]/g

/** Points: a stamp of the largest size that a state allows, and some room around it. */
const SEAL = { width: 196, height: 76 } as const
const BELOW_SEAL = 10
export const SEAL_ROOM = SEAL.height + BELOW_SEAL

const written = new WeakMap<Writer, NotaryPlace[]>()

export const placesWritten = (writer: Writer): readonly NotaryPlace[] => written.get(writer) ?? []

/** What of the writer its types leave out: each line of a text, once it is broken into lines. */
interface Lines {
  _fragment(text: string, x: number, y: number, options: object): void
}

/** @throws RangeError where the text has not as many empty lines as are declared */
export function writeBlanks(writer: Writer, blanks: Blanks, draw: () => void): void {
  if (blanks.length === 0) {
    draw()
    return
  }
  const left = [...blanks]
  const lines = writer as unknown as Lines
  const own = lines._fragment
  lines._fragment = function fragment(text, x, y, options) {
    for (const { index, 0: empty } of text.matchAll(EMPTY)) {
      const blank = left.shift()
      if (!blank) throw new RangeError('A text has more empty lines than it declares')
      const box = { x: x + writer.widthOfString(text.slice(0, index)), width: writer.widthOfString(empty) }
      keepPlace(writer, blank, { ...box, top: y, height: writer.currentLineHeight() })
    }
    own.call(writer, text, x, y, options)
  }
  try {
    draw()
  } finally {
    lines._fragment = own
  }
  if (left.length > 0) throw new RangeError(`No empty line was written for: ${left.map(({ field }) => field).join(', ')}`)
}

interface Box {
  readonly x: number
  /** from the upper edge of the page */
  readonly top: number
  readonly width: number
  readonly height: number
}

function keepPlace(writer: Writer, { field, by, party }: NotaryBlank, { x, top, width, height }: Box): void {
  const { start, count } = writer.bufferedPageRange()
  const places = written.get(writer) ?? []
  const [left, foot] = [Math.round(x), Math.round(writer.page.height - top - height)]
  // Another page is begun at the end alone: what is written now is on the last one.
  places.push({ field, by, party, page: start + count - 1, x: left, y: foot, width: Math.round(width), height: Math.round(height) })
  written.set(writer, places)
}

/** Kept empty beside each certificate: a stamp over words is refused by recorders. The heading of the certificate keeps its page (`keeps`). */
export function leaveRoomForSeal(writer: Writer, party: string): void {
  const { y: top } = writer
  const beside = MARGIN + SEAL.width + 14
  const { height } = SEAL
  keepPlace(writer, { field: 'SEAL', by: 'NOTARY', party }, { x: MARGIN, top, width: SEAL.width, height })
  keepPlace(writer, { field: 'DISCLOSURE', by: 'NOTARY', party }, { x: beside, top, width: MARGIN + textWidth(writer) - beside, height })
  writer.y = top + SEAL_ROOM
}
