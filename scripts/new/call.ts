/** A call: its declaration, its service, and the lines that name them. */
import { camel, kebab, NewProblem, type Order, words } from './order.ts'
import type { Workshop } from './workshop.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function newCall(order: Order, workshop: Workshop): readonly string[] {
  const service = kebab(order.words[0], 'A service')
  const name = kebab(order.words[1], 'A call')
  const method = order.option('method').toUpperCase()
  const path = order.option('path')
  const access = order.optional('access') ?? 'signed-in'
  if (!METHODS.includes(method)) throw new NewProblem(`There is no method ${method}.`)
  if (!path.startsWith('/')) throw new NewProblem('A path begins with a slash.')
  if (!['external', 'signed-in'].includes(access))
    throw new NewProblem('Access is external or signed-in; an operator call also names its roles: write it by hand.')
  const declarations = `packages/contract/src/${service}/calls.ts`
  const table = `apps/server/src/services/${service}/handlers.ts`
  const endpoint = `apps/server/src/services/${service}/${name}.ts`
  const exported = /export const (\w+Calls) = \{\n/.exec(workshop.read(declarations))
  if (!exported?.[1]) throw new NewProblem(`${declarations} declares no table of calls.`)
  if (workshop.read(declarations).includes(`\n  ${camel(name)}: call({`))
    throw new NewProblem(`${service} has a call ${camel(name)} already.`)
  const params = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => `${param}: z.string().max(200)`)
  workshop.insert(
    declarations,
    exported[0],
    `  ${camel(name)}: call({
    method: '${method}',
    path: '${path}',
    access: '${access}',
    summary: '${words(name)}: say in one line what it does',
    ${params.length > 0 ? `params: z.object({ ${params.join(', ')} }),\n    ` : ''}replies: { 200: z.object({ done: z.literal(true) }) },
  }),
`,
  )
  workshop.create(
    endpoint,
    `/** ${method} ${path}: says in one sentence what it answers. */
import type { ${exported[1]} } from '@hearthline/contract'
import type { Handler } from '../handler.ts'

export const ${camel(name)}: Handler<typeof ${exported[1]}.${camel(name)}> = async () => ({ status: 200, body: { done: true } })
`,
  )
  workshop.import(table, `import { ${camel(name)} } from './${name}.ts'`)
  workshop.insert(table, `} satisfies Handlers<typeof ${exported[1]}>`, `  ${camel(name)},\n`, 'before')
  return [
    `${declarations}: the summary, body and answer as schemas`,
    `${endpoint}: call a use case (apps/server/src/usecases/<area>/<verb-noun>.ts); a service decides nothing itself`,
    'a test of what it refuses: 401, 403, 404, 409, 422 by name',
    'npm run check',
  ]
}
