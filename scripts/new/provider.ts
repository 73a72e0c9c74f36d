/** One more vendor behind a port that is there: the adapter, and the test that holds it to the port's contract. */
import { type Command, camel, kebab, NewProblem, pascal, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const CATALOG = 'apps/server/src/providers/catalog.ts'
const CONTAINER = 'apps/server/src/container.ts'

export function newProvider(command: Command, changes: FileChanges): readonly string[] {
  const capability = kebab(command.words[0], 'A capability')
  const vendor = kebab(command.words[1], 'A vendor')
  const folder = `apps/server/src/providers/${capability}`
  const port = readPort(changes.read(`${folder}/port.ts`), capability)
  const contract = /export function (describe\w+)\(/.exec(changes.read(`${folder}/port.contract.ts`))?.[1]
  if (!contract) throw new NewProblem(`${folder}/port.contract.ts exports no contract to keep.`)
  const file = `${vendor}-${capability}`
  const adapter = camel(file)
  changes.create(
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
  changes.create(
    `${folder}/${vendor}/${file}.test.ts`,
    `import { ${contract} } from '../port.contract.ts'
import { ${adapter} } from './${file}.ts'

// Against a local stand-in that answers as the vendor documents it; until it is there, this says what is missing.
${contract}(() => ${adapter}({ url: 'http://127.0.0.1:1', key: 'test' }))
`,
  )
  const settings = ['URL', 'KEY'].map((each) => `${vendor.toUpperCase().replaceAll('-', '_')}_${each}`)
  chooseBySetting({ capability, vendor, adapter, file, settings }, changes)
  return [
    `${folder}/${vendor}/${file}.ts: the mapping in both directions, redaction of what must not lie in attempts`,
    `${folder}/${vendor}/${file}.test.ts: a local stand-in of the vendor`,
    `${CATALOG}: its own settings (${settings.join(', ')}), each with what it allows`,
    'npm run docs, npm run check',
  ]
}

interface NewChoice {
  readonly capability: string
  readonly vendor: string
  readonly adapter: string
  readonly file: string
  readonly settings: readonly string[]
}

/** The entry of the catalog, the line of the container, and the row of the settings. */
function chooseBySetting({ capability, vendor, adapter, file, settings: [url, key] }: NewChoice, changes: FileChanges): void {
  const named = quoted(capability)
  const entry = new RegExp(`^  ${named}: \\{[\\s\\S]*?providers: \\{`, 'm').exec(changes.read(CATALOG))?.[0]
  if (!entry) throw new NewProblem(`${CATALOG} has no entry ${capability}.`)
  changes.insert(
    CATALOG,
    entry,
    ` ${quoted(vendor)}: { ${url}: z.url({ protocol: /^https$/, error: 'must be an https address' }), ${key}: z.string().min(8, 'must have at least 8 characters') },`,
  )
  if (!/import \{[^}]*\bz\b[^}]*\} from 'zod'/.test(changes.read(CATALOG))) changes.import(CATALOG, "import { z } from 'zod'")
  changes.insert(
    CONTAINER,
    `\n  ${named}: {`,
    ` ${quoted(vendor)}: (_parts, values) => ${adapter}({ url: values.${url}, key: values.${key} }),`,
  )
  changes.import(CONTAINER, `import { ${adapter} } from './providers/${capability}/${vendor}/${file}.ts'`)
  const setting = `PROVIDER_${capability.toUpperCase().replaceAll('-', '_')}`
  changes.insert('docs/operations.md', `| \`${setting}\` | `, `\`${vendor}\` (\`${url}\`, \`${key}\`), `)
}

const quoted = (name: string): string => (name.includes('-') ? `'${name}'` : name)

function readPort(text: string, capability: string): { name: string; methods: readonly string[] } {
  for (const [, name = '', body = ''] of text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
    const methods = [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, method]) => method ?? '')
    if (methods.length > 0) return { name, methods }
  }
  throw new NewProblem(`providers/${capability}/port.ts declares no port.`)
}
