/** `npm run verify-audit`: a line for each organization; ends with 1 when a chain is broken or cannot be verified. */
import { readConfig } from '../apps/server/src/config.ts'
import { StartRefused } from '../apps/server/src/start-refused.ts'
import { RoleMissing } from '../apps/server/src/store/app-role.ts'
import { FolderInUse } from '../apps/server/src/store/lock-folder.ts'
import { verifyInstallation } from '../apps/server/src/verify-installation.ts'

try {
  const { whole, lines } = await verifyInstallation(readConfig(process.env))
  for (const line of lines) console.log(line)
  process.exitCode = whole ? 0 : 1
} catch (problem) {
  const expected = problem instanceof StartRefused || problem instanceof FolderInUse || problem instanceof RoleMissing
  console.error(expected ? problem.message : problem)
  process.exitCode = 1
}
