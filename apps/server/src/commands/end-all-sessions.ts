/** `npm run end-all-sessions`: signs everyone out, and lets the next start come with any token key. For a token key that was lost or seen. */
import { appendAudit } from '../store/repositories/audit.ts'
import { revokeAllSessions } from '../store/repositories/sessions.ts'
import { deleteTokenKeys } from '../usecases/keys/known-keys.ts'
import { defaultBrand } from '../usecases/organization/find-organization.ts'
import { runCommand, type Usage } from './run-command.ts'

const USAGE: Usage = {
  name: 'end-all-sessions',
  does: 'Signs everybody out and lets the next start come with any token key: for a key that was lost or seen.',
}

await runCommand(USAGE, async ({ db, macs, brands, now, say }) => {
  const ended = await db.transaction(async (session) => {
    const number = await revokeAllSessions(session, new Date().toISOString())
    await deleteTokenKeys(session)
    const entry = { organizationCode: defaultBrand(brands).orgCode, at: now, actor: 'system:command', action: 'sessions-ended' }
    await appendAudit(session, macs, { ...entry, detail: { number } })
    return number
  })
  say(`${ended} sessions ended. Give every node the new TOKEN_KEY and restart it.`)
  return 0
})
