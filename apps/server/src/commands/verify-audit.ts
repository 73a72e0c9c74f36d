/** `npm run verify-audit`: a line for each organization; ends with 1 when a chain is broken or cannot be verified. */
import { verifyInstallation } from '../verify-installation.ts'
import { runWithSettings } from './run-command.ts'

await runWithSettings(async (config, say) => {
  const { whole, lines } = await verifyInstallation(config)
  for (const line of lines) say(line)
  return whole ? 0 : 1
})
