/** One more document that the product makes: its kind, its renderer with a test, and the line that pairs the two. */
import { type Command, camel, kebab, NewProblem, pascal, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const KINDS = 'packages/domain/src/facts/document-kind.ts'
/** What an operator reads for each kind. */
const NAMES = 'apps/console/src/words/document-type-names.ts'
const RENDERERS = 'apps/server/src/documents/renderers.ts'
/** Where the words of each document are judged, by an example of it. */
const WORDS = 'scripts/words/mails-and-documents.test.ts'

export function newDocument(command: Command, changes: FileChanges): readonly string[] {
  const name = kebab(command.words[0], 'A document')
  const kind = name.toUpperCase().replaceAll('-', '_')
  const folder = `apps/server/src/documents/${name}`
  if (changes.read(KINDS).includes(`'${kind}'`)) throw new NewProblem(`${kind} is a kind of document already.`)
  changes.insert(KINDS, '] as const\nexport type MadeDocumentKind', `  '${kind}',\n`, 'before')
  changes.insert(NAMES, "  DEED: 'Deed',\n", `  ${kind}: '${words(name)}',\n`, 'before')
  changes.create(
    `${folder}/${name}.ts`,
    `/** Says in one sentence what the document is, whom it is for, and which law asks for it. */
import { formatShortDate, lenderDay } from '@hearthline/domain'
import { writePdf } from '../pdf/write-pdf.ts'
import type { Renderer } from '../renderer.ts'

interface ${pascal(name)} {
  readonly lender: string
  readonly applicant: string
  /** instant */
  readonly madeAt: string
}

export const ${camel(name)}: Renderer<${pascal(name)}> = {
  mediaType: 'application/pdf',
  render: ({ lender, applicant, madeAt }) =>
    writePdf({
      title: '${words(name)}',
      author: lender,
      madeAt,
      blocks: [
        { kind: 'title', text: '${words(name)}' },
        { kind: 'paragraph', text: \`Prepared for \${applicant} by \${lender} on \${formatShortDate(lenderDay(madeAt))}.\` },
      ],
    }),
}
`,
  )
  changes.create(
    `${folder}/${name}.test.ts`,
    `import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { ${camel(name)} } from './${name}.ts'

const DATA = { lender: 'Hearthline Lending, LLC', applicant: 'Ana Reyes', madeAt: '2026-11-21T06:30:00.000Z' }

it('the document names itself, the lender and the applicant', async () => {
  const { title, author, text } = await readPdf(await ${camel(name)}.render(DATA))
  expect({ title, author }).toEqual({ title: '${words(name)}', author: DATA.lender })
  expect(text).toContain(DATA.applicant)
})

it('the same data gives the same bytes', async () => {
  expect(await ${camel(name)}.render(DATA)).toEqual(await ${camel(name)}.render({ ...DATA }))
})
`,
  )
  changes.import(RENDERERS, `import { ${camel(name)} } from './${name}/${name}.ts'`)
  changes.insert(RENDERERS, '} satisfies Record<MadeDocumentKind, Renderer<never>>', `  ${kind}: ${camel(name)},\n`, 'before')
  const example = "{ lender: 'Hearthline Lending, Inc.', applicant: 'Ana Reyes', madeAt: MADE_AT }"
  changes.insert(WORDS, "\n}\n\ndescribe('every document that the product makes'", `\n  ${kind}: ${example},`, 'before')
  return [
    `${folder}/${name}.ts: what it says, from data alone, in the words of the law where a law has them`,
    `the work that keeps it (npm run new -- work …): keepDocument({ kind: '${kind}', data: { … } }) in its handler`,
    'npm run docs, npm run check',
  ]
}
