/**
 * Whether a PDF holds anything that a reader would run, open or unpack as a file of its own (ISO 32000-2, 7.11.4, 12.5.6, 12.6.4, 13).
 * Judged twice: by the objects that the parser found, and by the text of the file, for a reader that goes by the cross-reference table finds
 * objects that a parser going from front to back does not: within a stream or a comment, in an object that is damaged, under a key that is
 * given twice.
 */
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib'
import type { ParsedObjects } from './parsed-objects.ts'

/** What makes a dictionary active by the value of a key. Movies, sounds and the like are files of their own, and no document has them. */
const VALUES = {
  S: ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute', 'Movie', 'Sound'],
  Subtype: ['FileAttachment', 'RichMedia', '3D', 'Movie', 'Sound', 'Screen'],
  Type: ['EmbeddedFile', '3D'],
} as const
const ANY_VALUE: readonly string[] = Object.values(VALUES).flat()

/** What makes one active by being there. */
const KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'XFA', 'AA', 'OnInstantiate', 'RichMediaContent']

/** Of a file specification and of the dictionary of what is embedded by it. Glyphs and fonts may be called EF or AF as well. */
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix', 'EF'].map((key) => PDFName.of(key))

const DEEPEST = 50

export function carriesActive(parsed: ParsedObjects, texts: readonly string[]): boolean {
  for (const versions of parsed.values()) {
    for (const object of versions) {
      // The value of a key may be an object of its own.
      if (object instanceof PDFName && ANY_VALUE.includes(object.decodeText())) return true
      if (isActive(object, parsed, 0)) return true
    }
  }
  return texts.some((text) => saysActive(text, parsed))
}

/** Whether an object, or one within it, is active. Those it points to are judged on their own. */
function isActive(object: PDFObject | undefined, parsed: ParsedObjects, depth: number): boolean {
  if (depth > DEEPEST) return true
  if (object instanceof PDFStream) return namesFileOutside(object.dict) || isActive(object.dict, parsed, depth + 1)
  if (object instanceof PDFArray) return object.asArray().some((each) => isActive(each, parsed, depth + 1))
  if (!(object instanceof PDFDict)) return false
  if (at(object, 'S') === 'Thread' && object.has(PDFName.of('F'))) return true
  for (const [key, active] of Object.entries(VALUES)) if ((active as readonly string[]).includes(at(object, key) ?? '')) return true
  return object.entries().some(([name, value]) => {
    const key = name.decodeText()
    if (KEYS.includes(key)) return true
    if (key === 'URI' && runsFromLink(value)) return true
    if (key === 'OpenAction' && opensLink(value, parsed, 0)) return true
    if (key === 'EF' && embeds(value, parsed)) return true
    if (key === 'AF' && associates(value, parsed)) return true
    return isActive(value, parsed, depth + 1)
  })
}

/** A link that a reader would run, or that opens what lies on the reader's own disk. */
const RUNNING_LINK = /^\s*(?:javascript|vbscript|data|file):/i

const runsFromLink = (value: PDFObject): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) && RUNNING_LINK.test(value.decodeText())

/** An address that is opened with the document, by itself or by an action that follows (12.6.2, Next): nobody has clicked it. */
function opensLink(value: PDFObject | undefined, parsed: ParsedObjects, depth: number): boolean {
  if (depth > DEEPEST) return true
  if (value instanceof PDFRef) return (parsed.get(value.objectNumber) ?? []).some((found) => opensLink(found, parsed, depth + 1))
  if (value instanceof PDFArray) return value.asArray().some((each) => opensLink(each, parsed, depth + 1))
  if (!(value instanceof PDFDict)) return false
  return at(value, 'S') === 'URI' || opensLink(value.get(PDFName.of('Next')), parsed, depth + 1)
}

const at = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.get(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

/** The content of a stream may be in another file (7.3.8.2, F). A name or a list there is taken for a filter, which it abbreviates. */
function namesFileOutside(dict: PDFDict): boolean {
  const file = dict.get(PDFName.of('F'))
  return file instanceof PDFString || file instanceof PDFHexString || file instanceof PDFDict || file instanceof PDFRef
}

const isOfFile = (object: PDFObject): boolean => object instanceof PDFDict && FILE_KEYS.some((key) => object.has(key))

function embeds(value: PDFObject, parsed: ParsedObjects): boolean {
  return value instanceof PDFRef ? embedsAt(value.objectNumber, parsed) : isOfFile(value)
}

/** What is not found, or points further on, might be anything to a reader. */
function embedsAt(number: number, parsed: ParsedObjects): boolean {
  const found = parsed.get(number)
  return !found || found.some((each) => isOfFile(each) || each instanceof PDFRef)
}

function associates(value: PDFObject, parsed: ParsedObjects): boolean {
  const found = value instanceof PDFRef ? (parsed.get(value.objectNumber) ?? []) : [value]
  return found.some((each) => isOfFile(each) || (each instanceof PDFArray && each.size() > 0))
}

/** White space and comments (7.2.3, 7.2.4). */
const GAP = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])*'
const NAME_ENDS = '(?![^\\0\\t\\n\\f\\r ()<>\\[\\]{}/%])'

/** A name as it may be in a file: each letter as it is or by its number (7.3.5). */
function named(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return `/${letters.join('')}${NAME_ENDS}`
}

const oneOf = (names: readonly string[]) => `(?:${names.map(named).join('|')})`
const REFERENCE = `(\\d+)${GAP}\\d+${GAP}R${NAME_ENDS}`

const ACTIVE_TEXTS = [
  ...Object.entries(VALUES).map(([key, values]) => `${named(key)}${GAP}${oneOf(values)}`),
  `(?<!end)obj${GAP}${oneOf(ANY_VALUE.filter((value) => value.length > 6))}`,
  // JS never comes without an action that is among the values; in packed pictures it comes by chance.
  `${oneOf(KEYS.filter((key) => key !== 'JS'))}${GAP}(?:<<|\\[|${REFERENCE})`,
  `${named('URI')}${GAP}\\([\\0\\s]*(?:[jJ][aA][vV][aA]|[vV][bB])[sS][cC][rR][iI][pP][tT]:`,
  `${named('OpenAction')}${GAP}<<[^>]*${named('URI')}`,
  `${named('EF')}${GAP}<<${GAP}${oneOf(['F', 'UF', 'DOS', 'Mac', 'Unix'])}`,
].map((pattern) => new RegExp(pattern))

const EMBEDS_BY_REFERENCE = new RegExp(`${named('EF')}${GAP}${REFERENCE}`, 'g')

function saysActive(text: string, parsed: ParsedObjects): boolean {
  if (ACTIVE_TEXTS.some((pattern) => pattern.test(text))) return true
  // One after the other: a file can have millions.
  for (const [, number] of text.matchAll(EMBEDS_BY_REFERENCE)) if (embedsAt(Number(number), parsed)) return true
  return false
}

const OBJECT_STREAM = new RegExp(named('ObjStm'), 'g')
const OFFSET_OF_FIRST = new RegExp(named('First'))

/** How often a text speaks of object streams (7.5.7). */
export function mentionsOfObjectStreams(text: string): number {
  let count = 0
  for (const _ of text.matchAll(OBJECT_STREAM)) count += 1
  return count
}

/** Whether an object that the parser could not read holds others. */
export const mayHoldObjects = (text: string): boolean => OFFSET_OF_FIRST.test(text) && text.includes('stream')
