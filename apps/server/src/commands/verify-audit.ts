/** `npm run verify-audit`: a line for each organization; ends with 1 when a chain is broken or cannot be verified. */
import { verifyInstallation } from '../verify-installation.ts'
import { runWithSettings, type Usage } from './run-command.ts'

const USAGE: Usage = {
  name: 'verify-audit',
  does: 'Verifies the audit log of each organization; ends with 1 when one is broken or cannot be verified.',
}

await runWithSettings(USAGE, async (config, say) => {
  const { whole, lines } = await verifyInstallation(config)
  for (const line of lines) say(line)
  return whole ? 0 : 1
})
