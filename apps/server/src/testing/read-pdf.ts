/** What a reader finds in a PDF: its text in reading order, lines joined by spaces, its properties and its tags. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tag {
  readonly role?: string
  readonly children?: readonly Tag[]
}

const rolesOf = (tag: Tag): string[] => [...(tag.role ? [tag.role] : []), ...(tag.children ?? []).flatMap(rolesOf)]

interface Piece {
  readonly type?: string
  readonly tag?: string
  readonly str?: string
  readonly hasEOL?: boolean
}

/** What is read aloud, and what only stands around it. */
function partsOf(items: readonly object[]): readonly [read: string, around: string] {
  const parts: [string, string] = ['', '']
  const open: boolean[] = []
  for (const { type, tag, str, hasEOL } of items as readonly Piece[]) {
    if (type?.startsWith('begin')) open.push(tag === 'Artifact')
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) parts[open.includes(true) ? 1 : 0] += str + (hasEOL ? ' ' : '')
  }
  return parts
}

const plain = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ')

export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const texts: string[] = []
    const feet: string[] = []
    const roles: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const [read, around] = partsOf(items)
      texts.push(read)
      feet.push(around)
      // What is joined to be printed has no tags.
      roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Tag))
    }
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Author?: string; Language?: string } }
    return {
      text: plain(texts),
      pageTexts: texts.map((each) => plain([each])),
      /** what stands around the text of the pages, and is no part of it */
      frame: plain(feet),
      pages: pdf.numPages,
      title: info.Title,
      author: info.Author,
      language: info.Language,
      roles: roles.filter((role) => role !== 'Root' && role !== 'Document'),
    }
  } finally {
    await loading.destroy()
  }
}
