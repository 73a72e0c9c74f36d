/** `npm run docs:documents`: every page of one document of each kind as a picture in docs/documents, and the page that shows them. Needs pdftoppm. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadBrands } from '@hearthline/brands/load'
import { DOCUMENT_TITLES, type MadeDocumentKind } from '@hearthline/domain'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import { letterheadOf } from '../../apps/server/src/engine/letterhead.ts'
import { closingOrders } from '../../apps/server/src/testing/closing-orders.ts'
import { DOCUMENT_CAPTIONS } from './document-captions.ts'
import { EXAMPLE_CLOSINGS } from './example-closings.ts'
import { EXAMPLE_DOCUMENTS } from './example-documents.ts'

const FOLDER = fileURLToPath(new URL('../../docs/documents', import.meta.url))
const WIDTH_PX = 440

const brand = (await loadBrands(fileURLToPath(new URL('../../brands', import.meta.url)))).get('HEARTH')!
const drawn = mkdtempSync(join(tmpdir(), 'hearthline-pages-'))

async function orderOf(kind: MadeDocumentKind): Promise<{ order: DocumentOrder; state: string }> {
  const name = DOCUMENT_CAPTIONS[kind]?.closing
  if (name === undefined) return { order: { kind, data: EXAMPLE_DOCUMENTS[kind] } as DocumentOrder, state: 'CA' }
  const closing = EXAMPLE_CLOSINGS[name]!
  return { order: (await closingOrders(brand, closing)).find((order) => order.kind === kind)!, state: closing.state }
}

/** @returns the names of its pictures, a page each */
async function picture(kind: MadeDocumentKind): Promise<string[]> {
  const { order, state } = await orderOf(kind)
  const { pdf } = await renderDocument(order, letterheadOf(brand, { loanNumber: 10_042, state }))
  const file = join(drawn, `${kind}.pdf`)
  writeFileSync(file, pdf)
  const name = kind.toLowerCase().replaceAll('_', '-')
  const options = ['-jpeg', '-jpegopt', 'quality=55', '-gray', '-scale-to-x', String(WIDTH_PX), '-scale-to-y', '-1']
  execFileSync('pdftoppm', [...options, file, join(FOLDER, name)])
  return readdirSync(FOLDER).filter((one) => new RegExp(`^${name}-\\d+\\.jpg$`).test(one))
}

mkdirSync(FOLDER, { recursive: true })
for (const old of readdirSync(FOLDER)) rmSync(join(FOLDER, old))
const parts: string[] = []
for (const kind of new Set([...Object.keys(DOCUMENT_CAPTIONS), ...Object.keys(EXAMPLE_DOCUMENTS)]) as Set<MadeDocumentKind>) {
  const title = DOCUMENT_TITLES[kind]
  const pages = (await picture(kind)).map((file, index) => `<img src="${file}" width="${WIDTH_PX / 2}" alt="${title}, page ${index + 1}">`)
  parts.push(`## ${title}\n\n${DOCUMENT_CAPTIONS[kind]?.words ?? ''}\n\n${pages.join('\n')}\n`)
}
rmSync(drawn, { recursive: true, force: true })
writeFileSync(
  join(FOLDER, 'README.md'),
  `# The documents

One of each kind, of people who do not exist, as the server draws them up; each is a tagged PDF and a page. \`npm run docs:documents\` makes the pictures and this page again, \`npm run documents\` the documents themselves.

${parts.join('\n')}`,
)
console.log(`wrote ${parts.length} documents to docs/documents`)
