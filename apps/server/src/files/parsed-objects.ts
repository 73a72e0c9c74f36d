/**
 * All that the parser read from a PDF. It keeps one object for each number, the last; a reader goes by the cross-reference table, which may
 * name another. So each one is noted as it is put away.
 */
import { PDFContext, type PDFObject } from '@cantoo/pdf-lib'

/** By object number, whatever the generation: readers differ in whether they compare it. */
export type ParsedObjects = ReadonlyMap<number, readonly PDFObject[]>

let noted = new Map<number, PDFObject[]>()

const assign = PDFContext.prototype.assign
PDFContext.prototype.assign = function (ref, object) {
  const same = noted.get(ref.objectNumber)
  if (same) same.push(object)
  else noted.set(ref.objectNumber, [object])
  assign.call(this, ref, object)
}

/** From here on. One at a time: the thread judges one file. */
export function trackParsedObjects(): ParsedObjects {
  noted = new Map()
  return noted
}
