/** The tables of the documentation that the code itself fills, each between two marks in its file. */
import { readFileSync } from 'node:fs'
import {
  CALL_LIMITS,
  CAPACITY,
  type Call,
  type Credential,
  contract,
  type Limit,
  MOST_UPLOAD_BYTES,
  mayCall,
  PARTNER_SCOPES,
  ROLES,
  type StepUp,
  USE_LIMITS,
} from '@hearthline/contract'
import type { Item } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { CATALOG, type CatalogEntry, capabilitiesOf, settingOf } from '../../apps/server/src/providers/catalog.ts'
import { PERSONAS } from '../../apps/server/src/providers/sandbox/personas.ts'
import { EXAMPLES, touchedFiles } from '../new/examples.ts'
import { FLAG_COLUMNS, flagRows } from './flags-table.ts'
import { HISTORICAL_PAYMENT, historicalRows, interestRows } from './interest.ts'
import { LAW_COLUMNS, lawRows } from './law.ts'
import { projectCitations } from './specification.ts'

export interface MadeTable {
  /** File relative to the project. */
  readonly file: string
  readonly name: string
  readonly table: string
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** Who the open item is waited for, in a word. */
function whoActs(item: Item): string {
  if (item.kind === 'ask') return item.initially === undefined ? 'borrower' : 'borrower, never stops the walk'
  return item.kind === 'work' ? 'server' : (item.by ?? 'the world')
}

/** Answers that go into an earlier item say which. */
const into = (item: Item) => (item.answers ? `changes ${item.answers.item.id}` : '')

function flowTable(): string {
  const rows = (FLOW as readonly Item[]).map((item) => [
    `\`${item.id}\``,
    item.kind,
    whoActs(item),
    item.title,
    item.steps.map((step) => `\`${step}\``).join(' '),
    into(item),
  ])
  return table(['item', 'kind', 'who', 'what the person reads', 'steps while open', 'note'], rows)
}

const HOLDERS: readonly { readonly who: string; readonly held: Credential }[] = [
  { who: 'visitor', held: { kind: 'none' } },
  { who: 'borrower', held: { kind: 'password', roles: [] } },
  { who: 'signer', held: { kind: 'code' } },
  { who: 'phone', held: { kind: 'phone' } },
  { who: 'partner', held: { kind: 'partner', scopes: PARTNER_SCOPES } },
  { who: 'staff with a password alone', held: { kind: 'first-factor', roles: ROLES } },
  ...ROLES.map((role) => ({ who: role, held: { kind: 'password' as const, roles: [role] } })),
]

const STEP_UP_WORDS: Readonly<Record<StepUp, string>> = {
  always: 'always',
  money: 'where money is decided',
  publish: 'where a brand is published',
}
const stepUpOf = (call: Call): string => (call.access === 'operator' && call.stepUp ? STEP_UP_WORDS[call.stepUp] : '')

/** One row a call, by path. apps/server/src/edge/access-table.test.ts makes each call as each of these people. */
function accessTable(): string {
  const rows = Object.values(contract)
    .flatMap((calls) => Object.values(calls as Readonly<Record<string, Call>>))
    .sort((one, other) => one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en'))
    .map((call) => {
      const { method, path } = call
      return [`${method} ${path}`, ...HOLDERS.map(({ held }) => (mayCall(call, held) ? 'yes' : '')), stepUpOf(call)]
    })
  return table(['call', ...HOLDERS.map(({ who }) => who), 'second factor again'], rows)
}

const WINDOWS: Readonly<Record<number, string>> = { 30: '30 seconds', 60: 'minute', 600: 'ten minutes', 3600: 'hour', 86400: 'day' }

function limitsTable(): string {
  const rows = Object.entries<Limit>({ ...CALL_LIMITS, ...USE_LIMITS }).map(([name, { what, per, most, seconds, kept }]) => {
    const window = WINDOWS[seconds]
    if (window === undefined) throw new Error(`There is no word for the window of ${name}: ${seconds} seconds`)
    return [name, what, per, `${most} per ${window}`, kept === 'database' ? 'database, all nodes' : 'memory of each node']
  })
  return table(['limit', 'what is counted', 'for each', 'most', 'kept in'], rows)
}

const megabytes = (bytes: number) => `${bytes / 1_048_576} MB`

function capacityTable(): string {
  const { uploads, inspections, readings } = CAPACITY
  return table(
    ['what one node takes on at a time', 'most'],
    [
      ['one uploaded file', megabytes(MOST_UPLOAD_BYTES)],
      ['bytes of uploads under way, held in memory', megabytes(uploads.mostBytes)],
      ['uploads under way of one account', String(uploads.mostPerAccount)],
      ['uploads that are inspected, sealed and stored', String(inspections.most)],
      ['uploads that wait for that', String(inspections.mostWaiting)],
      ['documents that are fetched and unsealed', String(readings.most)],
      ['downloads that wait for that', String(readings.mostWaiting)],
    ],
  )
}

const code = (text: string) => `\`${text}\``

/** Which providers each capability has, and by which setting one is chosen. `npm run new` writes rows of the same form. */
function providersTable(): string {
  const shown = (providers: CatalogEntry['providers']) =>
    Object.entries(providers).map(([name, own]) => {
      const settings = Object.keys(own).map(code)
      return settings.length > 0 ? `${code(name)} (${settings.join(', ')})` : code(name)
    })
  const rows = capabilitiesOf(CATALOG).map((capability) => {
    const { title, standard, providers }: CatalogEntry = CATALOG[capability]
    return [title, code(settingOf(capability)), shown(providers).join(', '), code(standard)]
  })
  return table(['capability', 'setting', 'providers, and their own settings', 'standard'], rows)
}

/** The rules of the specification, by name. */
function rulesTable(): string {
  const paths = (files: readonly string[]) => files.map(code).join(' ')
  return table(
    ['rule', 'what it covers', 'cited in', 'held by'],
    projectCitations().map((rule) => [code(rule.name), rule.covers, paths(rule.code), paths(rule.tests)]),
  )
}

const additions = () => Object.values(EXAMPLES).map((example) => ({ ...example, files: touchedFiles(example) }))

/** One row for each kind of addition, with how many files it takes. */
function additionsTable(): string {
  const rows = additions().map(({ what, page, command, files }) => {
    const made = files.filter(({ how }) => how === 'by npm run docs').length
    return [
      what,
      `[${page}](${page})`,
      code(`npm run new -- ${command}`),
      made === 0 ? `${files.length}` : `${files.length}, ${made} of them by \`npm run docs\``,
    ]
  })
  return table(['to add', 'page', 'command', 'files'], rows)
}

/** The files of each addition, for its own page. */
const filesTables = (): readonly MadeTable[] =>
  additions().map(({ page, files }) => ({
    file: `docs/how-to/${page}`,
    name: 'files',
    table: table(
      [`${files.length} files`, 'how'],
      files.map(({ path, how }) => [code(path), how === 'by npm run docs' ? 'by `npm run docs`' : how]),
    ),
  }))

/** As a phone shows it; made by "npm run docs:pictures". The others rest where everyone does, at the offers. */
export const pictureOf = ({ lastName, actsBeforeOffer }: (typeof PERSONAS)[number]): string | undefined =>
  actsBeforeOffer ? `pictures/${lastName.toLowerCase()}.jpg` : undefined

const picture = (persona: (typeof PERSONAS)[number]): string => {
  const file = pictureOf(persona)
  return file ? `<img src="${file}" width="180" alt="What ${persona.lastName} first meets">` : ''
}

const personaRow = ({ lastName, what, firstStep }: (typeof PERSONAS)[number]) => [lastName, `\`${firstStep}\``, what]

/** The few that a newcomer tries first; docs/sandbox.md has them all. */
const SHORT = new Set(['Frozen', 'Nomatch', 'Multiproperty', 'Noavm', 'Delinquent', 'Highdti', 'Assetrich', 'Highcltv'])

export const madeTables = (): readonly MadeTable[] => [
  { file: 'docs/security.md', name: 'access', table: accessTable() },
  { file: 'docs/security.md', name: 'limits', table: limitsTable() },
  { file: 'docs/security.md', name: 'capacity', table: capacityTable() },
  { file: 'docs/operations.md', name: 'providers', table: providersTable() },
  { file: 'docs/how-to/README.md', name: 'additions', table: additionsTable() },
  ...filesTables(),
  { file: 'docs/specification.md', name: 'rules', table: rulesTable() },
  {
    file: 'docs/interest.md',
    name: 'cycles',
    table: table(['cycle', 'days', 'average daily balance', 'daily rate', 'interest'], interestRows()),
  },
  {
    file: 'docs/interest.md',
    name: 'historical-example',
    table: table(['year', 'index', 'margin', 'APR', HISTORICAL_PAYMENT], historicalRows()),
  },
  { file: 'docs/law.md', name: 'law', table: table(LAW_COLUMNS, lawRows()) },
  { file: 'docs/flow.md', name: 'flow', table: flowTable() },
  { file: 'docs/flags.md', name: 'flags', table: table(FLAG_COLUMNS, flagRows()) },
  {
    file: 'docs/sandbox.md',
    name: 'personas',
    table: table(
      ['last name', 'first rests at', 'what happens', 'what they meet'],
      PERSONAS.map((persona) => [...personaRow(persona), picture(persona)]),
    ),
  },
  {
    file: 'README.md',
    name: 'people',
    table: table(['last name', 'first rests at', 'what happens'], PERSONAS.filter(({ lastName }) => SHORT.has(lastName)).map(personaRow)),
  },
]

/** A file's text with the table put between its marks. @throws when the marks are not there */
export function withTable(text: string, { file, name, table: made }: MadeTable): string {
  const begin = `<!-- ${name}: made by "npm run docs" -->`
  const end = `<!-- ${name}: end -->`
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from === -1 || to < from) throw new Error(`${file} has no place for the table: it needs the two lines ${begin} and ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${made}\n\n${text.slice(to)}`
}

/** Each file with all its tables as they should be, by file name. */
export function freshDocs(
  read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
): ReadonlyMap<string, string> {
  const fresh = new Map<string, string>()
  for (const made of madeTables()) fresh.set(made.file, withTable(fresh.get(made.file) ?? read(made.file), made))
  return fresh
}
