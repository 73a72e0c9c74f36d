/** A call: its declaration, its endpoint, and the lines that name them in the tables of its service. */
import { type Access, PARTIES, PARTNER_SCOPES, ROLES } from '@hearthline/contract'
import { type Command, camel, kebab, NewProblem, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const CONTRACT = 'packages/contract/src/contract.ts'
const HANDLERS = 'apps/server/src/services/handlers.ts'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ACCESSES: readonly string[] = ['external', 'signed-in', 'operator', 'partner'] satisfies readonly Access[]
/** What staff change, they say why. */
const REASON = "z.object({ reason: z.string().min(3, 'Say why in a few words').max(2000) })"

/** The two tables of a service: what it declares, and who answers. */
interface Tables {
  readonly calls: string
  readonly declarations: string
  readonly handlers: string
}

export function newCall(command: Command, changes: FileChanges): readonly string[] {
  const service = kebab(command.words[0], 'A service')
  const name = kebab(command.words[1], 'A call')
  const method = command.option('method').toUpperCase()
  const path = command.option('path')
  if (!METHODS.includes(method)) throw new NewProblem(`There is no method ${method}.`)
  if (!path.startsWith('/')) throw new NewProblem('A path begins with a slash.')
  const access = accessOf(command)
  const among = AMONG.flatMap((each) => membersOf(command, access, each))
  const tables = tablesOf(service, changes)
  const { calls, declarations, handlers } = tables
  const declared = new RegExp(`export const ${calls} = \\{\\n`).exec(changes.read(declarations))?.[0]
  if (!declared) throw new NewProblem(`${declarations} declares no table ${calls}.`)
  if (callsIn(tables, changes).includes(camel(name))) throw new NewProblem(`${service} has a call ${camel(name)} already.`)
  const needsReason = access === 'operator' && method !== 'GET'
  const params = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => `${param}: z.string().max(200)`)
  const members = [
    `method: '${method}'`,
    `path: '${path}'`,
    `access: '${access}'`,
    ...among,
    `summary: '${words(name)}: say in one line what it does'`,
    ...(params.length > 0 ? [`params: z.object({ ${params.join(', ')} })`] : []),
    ...(needsReason ? [`body: ${REASON}`] : []),
    'replies: { 200: z.object({ done: z.literal(true) }) }',
  ]
  changes.insert(declarations, declared, `  ${camel(name)}: call({\n${members.map((member) => `    ${member},\n`).join('')}  }),\n`)
  if (!/^import (\{ z \}|\* as z) from 'zod'$/m.test(changes.read(declarations))) changes.import(declarations, "import { z } from 'zod'")
  const endpoint = `${handlers.replace(/\/[^/]+$/, '')}/${name}.ts`
  changes.create(
    endpoint,
    `/** ${method} ${path}: says in one sentence what it answers. */
import type { ${calls} } from '@hearthline/contract'
import type { Handler } from '../handler.ts'

export const ${camel(name)}: Handler<typeof ${calls}.${camel(name)}> = async () => ({ status: 200, body: { done: true } })
`,
  )
  changes.import(handlers, `import { ${camel(name)} } from './${name}.ts'`)
  const end = new RegExp(`(\\n| )\\} satisfies Handlers<typeof ${calls}>`).exec(changes.read(handlers))
  if (!end) throw new NewProblem(`${handlers} has no table of ${calls}.`)
  changes.insert(handlers, end[0], end[1] === '\n' ? `\n  ${camel(name)},` : `, ${camel(name)}`, 'before')
  return [
    `${declarations}: the summary, body and answer as schemas`,
    `${endpoint}: call a use case (apps/server/src/usecases/<area>/<verb-noun>.ts); a service decides nothing itself`,
    ...(changes
      ? ['the use case opens the application by openAsStaff and writes the reason down: advance with the actor, or appendAudit']
      : []),
    'a test of what it refuses: 401, 403, 404, 409, 422 by name',
    'npm run docs, npm run check',
  ]
}

function accessOf(command: Command): string {
  const access = command.optional('access') ?? 'signed-in'
  if (!ACCESSES.includes(access)) throw new NewProblem(`Access is ${ACCESSES.join(', ')}; "${access}" is not.`)
  return access
}

interface Among {
  readonly option: string
  readonly of: Access
  readonly known: readonly string[]
  readonly isNeeded?: true
}

/** What narrows each kind of access (packages/contract/src/access.ts). */
const AMONG: readonly Among[] = [
  { option: 'parties', of: 'signed-in', known: PARTIES },
  { option: 'roles', of: 'operator', known: ROLES },
  { option: 'scopes', of: 'partner', known: PARTNER_SCOPES, isNeeded: true },
]

/** The member of the declaration, where the command names some or has to. */
function membersOf(command: Command, access: string, { option, of, known, isNeeded }: Among): readonly string[] {
  const given = command.optional(option)?.split(',') ?? []
  if (given.length > 0 && access !== of) throw new NewProblem(`--${option} goes with --access ${of}.`)
  const unknown = given.find((word) => !known.includes(word))
  if (unknown !== undefined) throw new NewProblem(`--${option} takes ${known.join(', ')}; "${unknown}" is none of them.`)
  if (given.length === 0 && !(isNeeded && access === of)) return []
  return [`${option}: [${(given.length > 0 ? given : known).map((word) => `'${word}'`).join(', ')}]`]
}

/** By the service's name in the contract, such as service-profile or console. @throws NewProblem naming the services when there is none of it */
function tablesOf(service: string, changes: FileChanges): Tables {
  const contract = changes.read(CONTRACT)
  const calls = new RegExp(`^  ${camel(service)}: (\\w+),$`, 'm').exec(contract)?.[1]
  if (!calls) {
    const names = [...contract.matchAll(/^ {2}(\w+): \w+Calls,$/gm)].map(([, key = '']) => dashed(key))
    throw new NewProblem(`There is no service ${service}: ${names.join(', ')}.`)
  }
  const table = new RegExp(`^  ${camel(service)}: (\\w+),$`, 'm').exec(changes.read(HANDLERS))?.[1] ?? ''
  return {
    calls,
    declarations: `packages/contract/src/${importOf(calls, contract)}`,
    handlers: `apps/server/src/services/${importOf(table, changes.read(HANDLERS))}`,
  }
}

/** The file, relative to the importing one, that a name comes from. */
const importOf = (name: string, text: string): string =>
  new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']+)'$`, 'm').exec(text)?.[1] ?? ''

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const callsIn = ({ calls, declarations }: Tables, changes: FileChanges): readonly string[] => {
  const [, table = ''] = changes.read(declarations).split(`export const ${calls} = {`)
  return [...table.split('\n}')[0]!.matchAll(/^ {2}(\w+): call\(\{/gm)].map(([, name = '']) => name)
}
