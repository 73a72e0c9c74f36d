/** One more thing that the product needs from outside: a port with its contract, a sandbox adapter, and the lines in the tables that name them. */
import { type Command, camel, kebab, pascal, words } from './command.ts'
import type { FileChanges } from './file-changes.ts'

const PROVIDERS = 'apps/server/src/providers'
const CONTAINER = 'apps/server/src/container.ts'
const OPERATIONS = 'docs/operations.md'

export function newCapability(command: Command, changes: FileChanges): readonly string[] {
  const name = kebab(command.words[0], 'A capability')
  const folder = `${PROVIDERS}/${name}`
  const title = words(name).toLowerCase()
  const port = pascal(name)
  const answer = `${camel(name)}Answer`
  const sandbox = `sandbox${port}`
  const file = `sandbox-${name}`
  changes.create(
    `${folder}/port.ts`,
    `/** What the product needs of ${title}: say it in one sentence. */
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface ${port}Request {
  readonly applicantName: ApplicantName
}

export const ${answer} = z.object({
  /** Only the vendor's explicit success is CLEARED, only its explicit failure REFUSED. */
  status: z.enum(['CLEARED', 'REFUSED', 'PENDING_REVIEW']),
})
export type ${port}Answer = z.infer<typeof ${answer}>

export interface ${port} {
  /** What is not finished yet is ProviderUnavailable of kind PENDING. */
  ask(request: ${port}Request, call: ProviderCall): Promise<ProviderAnswer<${port}Answer>>
}
`,
  )
  changes.create(
    `${folder}/port.contract.ts`,
    `/** What every adapter for ${title} must keep. */
import { describe } from 'vitest'
import { contractName, testCallContract } from '../provider-call.contract.ts'
import { type ${port}, ${answer} } from './port.ts'

export function describe${port}Contract(makeAdapter: () => ${port}): void {
  describe('the ${title} contract', () => {
    testCallContract({
      what: 'a request for ${title}',
      data: ${answer},
      ask: (call) => makeAdapter().ask({ applicantName: contractName }, call),
      askNonsense: (call) => makeAdapter().ask({ applicantName: { firstName: '', lastName: '' } }, call),
    })
  })
}
`,
  )
  changes.create(
    `${folder}/sandbox/${file}.ts`,
    `/** The sandbox's ${title}: everybody is cleared. Personas with another story: providers/sandbox/personas.ts. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { ${port}, ${port}Answer } from '../port.ts'

const PROVIDER = '${words(name)} (sandbox)'

function answer(call: ProviderCall): SandboxAnswer<${port}Answer> {
  const reference = drawReference('${name}', call.idempotencyKey)
  return { data: { status: 'CLEARED' }, reference, response: { reference, status: 'CLEARED' } }
}

export const ${sandbox} = (world: SandboxWorld): ${port} => ({
  ask: ({ applicantName }, call) => {
    const question = { provider: PROVIDER, capability: '${name}.ask', name: applicantName, request: { applicantName } }
    return askSandbox(world, question, call, () => answer(call))
  },
})
`,
  )
  changes.create(
    `${folder}/sandbox/${file}.test.ts`,
    `import { expect, it } from 'vitest'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describe${port}Contract } from '../port.contract.ts'
import { ${sandbox} } from './${file}.ts'

const adapter = () => ${sandbox}(createSandboxWorld({ speed: 'instant' }))

describe${port}Contract(adapter)

it('the sandbox clears a sound applicant', async () => {
  expect((await adapter().ask({ applicantName: contractName }, contractCall())).data).toEqual({ status: 'CLEARED' })
})
`,
  )
  const key = name.includes('-') ? `'${name}'` : name
  changes.import(`${PROVIDERS}/ports.ts`, `import type { ${port} } from './${name}/port.ts'`)
  changes.insert(`${PROVIDERS}/ports.ts`, '}\n\n/** What a provider does for us', `  ${key}: ${port}\n`, 'before')
  changes.insert(
    `${PROVIDERS}/catalog.ts`,
    '} as const satisfies Record<Capability, CatalogEntry>',
    `  ${key}: { title: '${title}', standard: 'sandbox', providers: { sandbox: {} } },\n`,
    'before',
  )
  changes.import(CONTAINER, `import { ${sandbox} } from './providers/${name}/sandbox/${file}.ts'`)
  changes.insert(CONTAINER, '  mail: { sandbox: sandboxMail,', `  ${key}: { sandbox: () => ${sandbox}(world) },\n`, 'before')
  const setting = `PROVIDER_${name.toUpperCase().replaceAll('-', '_')}`
  changes.insert(OPERATIONS, '\n\n<!-- providers: end -->', `\n| ${title} | \`${setting}\` | \`sandbox\` | \`sandbox\` |`, 'before')
  return [
    `${folder}/port.ts: request and answer in the product's own words, and which failures are refusals`,
    `${folder}/port.contract.ts: what every vendor must keep, secrets that no attempt may hold`,
    `${folder}/sandbox/${file}.ts: the stories of the personas, each in ${PROVIDERS}/sandbox/personas.ts with its sentence`,
    `the work that asks it (npm run new -- work …): provider('${name}').ask(…) in its handler; then '${name}' in packages/contract/src/application/provider-calls.ts and its name in the console, which the compiler asks for`,
    'npm run docs, npm run check',
  ]
}
