/** `npm run retry-provider -- <capability>`: runs again all work that a provider left undone, under every organization. */
import { CAPABILITIES, type Capability } from '@hearthline/contract'
import { type Config, readConfig } from '../config.ts'
import { createContainer } from '../container.ts'
import { startProblem } from '../start-problem.ts'
import { readProviderHealth } from '../usecases/providers/read-provider-health.ts'
import { retryProvider } from '../usecases/providers/retry-provider.ts'

const isCapability = (text: string | undefined): text is Capability => (CAPABILITIES as readonly (string | undefined)[]).includes(text)

let config: Config | undefined

async function run(capability: string | undefined): Promise<number> {
  if (!isCapability(capability)) {
    console.error(`Name the provider: npm run retry-provider -- <${CAPABILITIES.join(' | ')}>`)
    return 1
  }
  config = readConfig(process.env)
  const container = await createContainer(config)
  try {
    // The nodes do the work; this process only says that it is wanted.
    await container.engine.stop()
    const reason = 'Run again from the command line'
    const { applications } = await retryProvider(container, { capability, by: 'command', reason })
    const health = (await readProviderHealth(container, 'all')).providers.find((each) => each.capability === capability)
    console.log(`${capability}: ${applications} ${applications === 1 ? 'application goes' : 'applications go'} on.`)
    console.log(
      `Last answer ${health?.lastSuccess ?? 'more than 24 hours ago'}, last failure ${health?.lastFailure ?? 'more than 24 hours ago'}.`,
    )
    return 0
  } finally {
    await container.close()
  }
}

run(process.argv[2])
  .catch((problem: unknown) => {
    console.error(startProblem(problem, config) ?? problem)
    return 1
  })
  .then((code) => process.exit(code))
