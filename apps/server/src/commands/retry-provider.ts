/** `npm run retry-provider -- <capability>`: runs again all work that a provider left undone, under every organization. */
import { CAPABILITIES, type Capability } from '@hearthline/contract'
import { createContainer } from '../container.ts'
import { readProviderHealth } from '../usecases/providers/read-provider-health.ts'
import { retryProvider } from '../usecases/providers/retry-provider.ts'
import { runWithSettings, type Usage } from './run-command.ts'

const isCapability = (text: string): text is Capability => (CAPABILITIES as readonly string[]).includes(text)

const USAGE: Usage = {
  name: 'retry-provider',
  takes: {
    shown: '<capability>',
    isOne: isCapability,
    ask: `Name the provider: npm run retry-provider -- <${CAPABILITIES.join(' | ')}>`,
  },
  does: `Runs again all work that a provider left undone: ${CAPABILITIES.join(', ')}.`,
}

await runWithSettings(USAGE, async (config, say, argument) => {
  const capability = argument as Capability
  const container = await createContainer(config, { idle: true })
  try {
    const { applications } = await retryProvider(container, { capability, by: 'command', reason: 'Run again from the command line' })
    const health = (await readProviderHealth(container, 'all')).providers.find((each) => each.capability === capability)
    say(`${capability}: ${applications} ${applications === 1 ? 'application goes' : 'applications go'} on.`)
    say(`Last answer ${health?.lastSuccess ?? 'more than 24 hours ago'}, last failure ${health?.lastFailure ?? 'more than 24 hours ago'}.`)
    return 0
  } finally {
    await container.close()
  }
})
