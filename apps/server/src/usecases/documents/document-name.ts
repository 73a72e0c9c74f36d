/**
 * The name under which a document is shown and downloaded. The extension decides which program opens it, so it follows the content and is
 * appended to the sender's name (photo.exe becomes photo.exe.jpg). Applied again on download, for names stored by earlier releases.
 */
import { TEAM } from '@hearthline/domain'

interface Named {
  readonly fileName: string | null
  readonly mediaType: string
}

/** The first is the one that is added; the others are left as they are. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'text/plain': ['.txt'],
  'text/html': ['.html', '.htm'],
}
/** What no program runs. */
const UNKNOWN = ['.bin'] as const

/** Of UTF-16 units, the ending included: every file system takes that many. */
const LONGEST = 120

/** Controls, marks that turn the direction or are not seen, halves of letters, and breaks of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** What a sender calls a file, without its folders and without what no one would see. */
export const seenName = (fileName: string): string => (fileName.split(/[\\/]/).at(-1) ?? '').replace(UNSEEN, '')

/** @param otherwise the name without an ending, for what was sent without one or made here */
export function documentName({ fileName, mediaType }: Named, otherwise = 'document'): string {
  const endings = ENDINGS[mediaType.split(';')[0]!.trim()] ?? UNKNOWN
  // A path of the sender's file system is not part of the name; a dot in front hides a file, and dots and spaces at the end are dropped by some systems.
  const bare = seenName(fileName ?? '')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '')
  if (bare === '') return `${otherwise}${endings[0]}`
  const own = endings.find((ending) => bare.toLowerCase().endsWith(ending) && bare.length > ending.length)
  const stem = own ? bare.slice(0, -own.length) : bare
  const ending = own ? bare.slice(-own.length) : endings[0]
  return `${cut(stem, LONGEST - ending.length)}${ending}`
}

/** What the team called a file that it received is no one else's to read: the borrower has it by its kind. */
export const nameForBorrower = ({ party, kind, ...named }: Named & { readonly party: string; readonly kind: string }): string =>
  party === TEAM ? documentName({ ...named, fileName: null }, kind.toLowerCase()) : documentName(named, kind.toLowerCase())

/** Not within a letter. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '')
