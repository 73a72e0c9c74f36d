/** `npm run retry-provider -- <capability>`: runs again all work that a provider left undone, under every organization. */
import { CAPABILITIES, type Capability } from '@hearthline/contract'
import { createContainer } from '../container.ts'
import { readProviderHealth } from '../usecases/providers/read-provider-health.ts'
import { retryProvider } from '../usecases/providers/retry-provider.ts'
import { CommandRefused, runWithSettings } from './run-command.ts'

const isCapability = (text: string | undefined): text is Capability => (CAPABILITIES as readonly (string | undefined)[]).includes(text)

await runWithSettings(async (config, say) => {
  const capability = process.argv[2]
  if (!isCapability(capability)) {
    throw new CommandRefused(`Name the provider: npm run retry-provider -- <${CAPABILITIES.join(' | ')}>`)
  }
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
