/** What a reader finds in a PDF: its text in reading order, lines joined by spaces, its properties and its tags. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Tag {
  readonly role?: string
  readonly children?: readonly Tag[]
}

const rolesOf = (tag: Tag): string[] => [...(tag.role ? [tag.role] : []), ...(tag.children ?? []).flatMap(rolesOf)]

export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const texts: string[] = []
    const roles: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
      roles.push(...rolesOf((await page.getStructTree()) as Tag))
    }
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Author?: string; Language?: string } }
    return {
      text: texts.join(' ').replace(/\s+/g, ' '),
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
