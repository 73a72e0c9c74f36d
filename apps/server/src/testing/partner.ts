/** A secret of a partner's own system, as an administrator makes it. */
import { PARTNER_SCOPES, type PartnerScope } from '@hearthline/contract'
import { type Staff, staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export async function partnerSecret(
  app: TestApp,
  organizationCode = 'HEARTH',
  scopes: readonly PartnerScope[] = PARTNER_SCOPES,
  administrator?: Staff,
): Promise<string> {
  const by = administrator ?? (await staff(app, 'administrator', [organizationCode]))
  const reply = await by.post('/partner-credentials', { organizationCode, name: 'Their loan system', scopes })
  if (reply.statusCode !== 201) throw new Error(`No secret was made: ${reply.statusCode} ${reply.body}`)
  return reply.json<{ secret: string }>().secret
}
