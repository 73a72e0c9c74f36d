/** Who came in, who tried to, who left, and who changed what lets them in: lines of the audit log (16 CFR 314.4(c)(8)). */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'

export type AccessAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'registered'
  | 'provider-linked'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'roles-changed'
  | 'signer-signed-in'
  | 'signer-sign-in-failed'
  | 'second-factor-passed'
  | 'second-factor-failed'
  | 'second-factor-skipped'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'recovery-codes-made'
  | 'partner-credential-created'
  | 'partner-credential-revoked'
  | 'partner-webhook-set'
  | 'partner-webhook-ended'
  | 'agent-named'
  | 'agent-ended'
  | 'agent-link-sent'
  | 'mail-preference-set'
  | 'phone-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'agent-entry-made'
  | 'agent-entry-ended'

export interface AccessEntry {
  readonly organizationCode: string
  readonly action: AccessAction
  /** Whose account it is; left out where no one has the email that was given. */
  readonly identityId?: string | undefined
  /** 'account:<uuid>' of whoever did it, 'visitor' where no one had proven who they are, 'command' for the command line. */
  readonly actor: string
  readonly detail?: Record<string, unknown>
}

/** In the transaction of the change that it reports. */
export async function recordAccess(
  { macs, clock }: Pick<Container, 'macs' | 'clock'>,
  session: Session,
  entry: AccessEntry,
): Promise<void> {
  const { organizationCode, action, identityId, actor, detail } = entry
  await appendAudit(session, macs, {
    organizationCode,
    at: clock.now(),
    actor,
    action,
    detail: { account: identityId ?? 'unknown', ...detail },
  })
}

export const accountActor = (identityId: string): string => `account:${identityId}`
