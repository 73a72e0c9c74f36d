/** One command of each kind, as docs/how-to gives it, with the page that explains it and the documents that `npm run docs` then writes. */
import { type KINDS, plan } from './main.ts'

export interface Example {
  readonly what: string
  readonly page: string
  readonly command: string
  /** Written by "npm run docs" once the command is fulfilled. */
  readonly documents: readonly string[]
}

/** The flow's table, and the shapes in which results are stored. */
const OF_FLOW = ['docs/flow.md', 'packages/domain/src/flow/stored-shapes.json']

export const EXAMPLES = {
  ask: {
    what: 'a question',
    page: 'add-a-question.md',
    command: 'ask well-water --section property --after value-property',
    documents: OF_FLOW,
  },
  wait: {
    what: 'a wait',
    page: 'add-a-wait.md',
    command: 'wait survey-visit --section property --after value-property --step SURVEY_VISIT --path home/survey-visit --by operator',
    documents: OF_FLOW,
  },
  work: {
    what: 'server work',
    page: 'add-server-work.md',
    command: 'work find-wells --section property --after find-property --step WAITING_FOR_WELLS',
    documents: OF_FLOW,
  },
  call: {
    what: 'a call',
    page: 'add-a-call.md',
    command: 'call service-profile read-greeting --method GET --path /service-profile/api/v1/greeting/:language',
    documents: ['docs/security.md'],
  },
  document: {
    what: 'a document',
    page: 'add-a-document.md',
    command: 'document welcome-letter',
    documents: [],
  },
  capability: {
    what: 'something needed from outside',
    page: 'add-a-capability.md',
    command: 'capability sanctions-screening',
    documents: [],
  },
  provider: {
    what: "a vendor's adapter",
    page: 'add-a-provider.md',
    command: 'provider flood tidewater',
    documents: [],
  },
  brand: {
    what: 'a partner lender',
    page: 'add-a-brand.md',
    command: 'brand riverbank --name Riverbank',
    documents: [],
  },
} as const satisfies Readonly<Record<keyof typeof KINDS, Example>>

export interface TouchedFile {
  readonly path: string
  readonly how: 'new' | 'a line' | 'by npm run docs'
}

/** Every file that an example touches, those of the command first. */
export function touchedFiles({ command, documents }: Example): readonly TouchedFile[] {
  const planned = plan(command.split(' ')).map(({ path, created }): TouchedFile => ({ path, how: created ? 'new' : 'a line' }))
  return [...planned, ...documents.map((path): TouchedFile => ({ path, how: 'by npm run docs' }))]
}
