/** One more document that the product makes: its kind, its renderer with a test, and the line that pairs the two. */
import { type Command, camel, kebab, NewProblem, pascal, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const KINDS = 'packages/domain/src/facts/document-kind.ts'
/** What each is called, in its own head, in the borrower's list and the operators'. */
const TITLES = 'packages/domain/src/facts/document-titles.ts'
/** What the borrower reads of each kind beside its title. */
const SHOWN = 'apps/portal/src/document-viewer/document-words.ts'
const RENDERERS = 'apps/server/src/documents/renderers.ts'
/** Each document by an example: printed by npm run documents, and judged for its words. */
const EXAMPLES = 'scripts/print/example-documents.ts'

export function newDocument(command: Command, changes: FileChanges): readonly string[] {
  const name = kebab(command.words[0], 'A document')
  const kind = name.toUpperCase().replaceAll('-', '_')
  const folder = `apps/server/src/documents/${name}`
  if (changes.read(KINDS).includes(`'${kind}'`)) throw new NewProblem(`${kind} is a kind of document already.`)
  changes.insert(KINDS, '] as const\nexport type MadeDocumentKind', `  '${kind}',\n`, 'before')
  changes.insert(TITLES, "  RESCISSION_NOTICE: 'Your right to cancel',\n", `  ${kind}: '${words(name)}',\n`, 'before')
  changes.insert(SHOWN, '  RESCISSION_NOTICE:', `  ${kind}: 'Says in one sentence what this document is for.',\n`, 'before')
  changes.create(
    `${folder}/${name}.ts`,
    `/** Says in one sentence what the document is, whom it is for, and which law asks for it. */
import { formatShortDate, lenderDay } from '@hearthline/domain'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

interface ${pascal(name)} {
  readonly lender: string
  readonly applicant: string
  /** instant */
  readonly madeAt: string
}

export const ${camel(name)}: Renderer<${pascal(name)}> = {
  version: '1',
  describe: ({ lender, applicant, madeAt }) => ({
    title: '${words(name)}',
    author: lender,
    madeAt,
    blocks: [
      { kind: 'title', text: '${words(name)}' },
      paragraph(\`Prepared for \${applicant} by \${lender} on \${formatShortDate(lenderDay(madeAt))}.\`),
    ],
  }),
}
`,
  )
  changes.create(
    `${folder}/${name}.test.ts`,
    `import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderPdf } from '../../testing/render-pdf.ts'
import { ${camel(name)} } from './${name}.ts'

const DATA = { lender: 'Hearthline Lending, LLC', applicant: 'Ana Reyes', madeAt: '2026-11-21T06:30:00.000Z' }

it('the document names itself, the lender and the applicant', async () => {
  const { title, author, text } = await readPdf(await renderPdf(${camel(name)}, DATA))
  expect({ title, author }).toEqual({ title: '${words(name)}', author: DATA.lender })
  expect(text).toContain(DATA.applicant)
})

it('the same data gives the same bytes', async () => {
  expect(await renderPdf(${camel(name)}, DATA)).toEqual(await renderPdf(${camel(name)}, { ...DATA }))
})
`,
  )
  changes.import(RENDERERS, `import { ${camel(name)} } from './${name}/${name}.ts'`)
  changes.insert(RENDERERS, '} satisfies Record<MadeDocumentKind, Renderer<never>>', `  ${kind}: ${camel(name)},\n`, 'before')
  const example = "{ lender: 'Hearthline Lending, Inc.', applicant: 'Ana Reyes', madeAt: MADE_AT }"
  changes.insert(EXAMPLES, '  ADVERSE_ACTION_NOTICE: {\n', `  ${kind}: ${example},\n`, 'before')
  return [
    `${folder}/${name}.ts: what it says, from data alone, in the words of the law where a law has them`,
    `the work that keeps it (npm run new -- work …): keepDocument({ kind: '${kind}', data: { … } }) in its handler`,
    'npm run docs, npm run check',
  ]
}
