/** One more vendor behind a port that is there: the adapter, and the test that holds it to the port's contract. */
import { camel, kebab, NewProblem, type Order, pascal, words } from './order.ts'
import type { Workshop } from './workshop.ts'

export function newProvider(order: Order, workshop: Workshop): readonly string[] {
  const capability = kebab(order.words[0], 'A capability')
  const vendor = kebab(order.words[1], 'A vendor')
  const folder = `apps/server/src/providers/${capability}`
  const port = readPort(workshop.read(`${folder}/port.ts`), capability)
  const contract = /export function (describe\w+)\(/.exec(workshop.read(`${folder}/port.contract.ts`))?.[1]
  if (!contract) throw new NewProblem(`${folder}/port.contract.ts exports no contract to keep.`)
  const file = `${vendor}-${capability}`
  const adapter = camel(file)
  workshop.create(
    `${folder}/${vendor}/${file}.ts`,
    `/** ${words(vendor)} behind the ${words(capability).toLowerCase()} port, by its published contract: name the document and its version here. */
import type { ${port.name} } from '../port.ts'

export interface ${pascal(vendor)}Access {
  readonly url: string
  readonly key: string
}

export const ${adapter} = (access: ${pascal(vendor)}Access): ${port.name} => ({
${port.methods
  .map(
    (method) => `  ${method}: async () => {
    // Map the request to the vendor's words, send it to \`access.url\`, and map the answer back; an unknown answer is pending, never a no.
    throw new Error(\`${words(vendor)} at \${access.url} is not connected yet\`)
  },`,
  )
  .join('\n')}
})
`,
  )
  workshop.create(
    `${folder}/${vendor}/${file}.test.ts`,
    `import { ${contract} } from '../port.contract.ts'
import { ${adapter} } from './${file}.ts'

// Against a local stand-in that answers as the vendor documents it; until it is there, this says what is missing.
${contract}(() => ${adapter}({ url: 'http://127.0.0.1:1', key: 'test' }))
`,
  )
  return [
    `${folder}/${vendor}/${file}.ts: the mapping in both directions, redaction of what must not lie in attempts`,
    `${folder}/${vendor}/${file}.test.ts: a local stand-in of the vendor`,
    `apps/server/src/config.ts: the settings it needs; apps/server/src/container.ts: the one line that picks it`,
    'docs/operations.md: the settings',
  ]
}

function readPort(text: string, capability: string): { name: string; methods: readonly string[] } {
  for (const [, name = '', body = ''] of text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
    const methods = [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, method]) => method ?? '')
    if (methods.length > 0) return { name, methods }
  }
  throw new NewProblem(`providers/${capability}/port.ts declares no port.`)
}
