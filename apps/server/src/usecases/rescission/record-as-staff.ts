/** What the team records beside the open item: in one transaction, on the application as it stands, once for each key. */
import { implausibleIn, standing, type Walk } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Advanced } from '../../engine/advance.ts'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type Ground, refuseChangedGround, refuseUnread } from '../application/refuse-changed-ground.ts'
import { actorOf, openAsStaff, refuseOtherRole, type StaffCaller } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid } from '../problem.ts'

export interface StaffRecord<Body> {
  readonly staff: StaffCaller
  /** The application. */
  readonly uuid: string
  readonly body: Body
  readonly idempotencyKey: string | undefined
  /** The version that was read, where what is recorded rests on what was shown. */
  readonly ifMatch?: string | undefined
}

interface Recorded extends StaffRecord<unknown> {
  /** Under which a key counts. */
  readonly call: string
  /** The item whose roles record it, where they are fewer than the call's. */
  readonly asItem?: string
  /** What whoever records it was shown: they say which version. */
  readonly ground?: Ground
}

/** The application, locked, and who records. */
export interface Opened {
  readonly session: Session
  readonly file: ApplicationFile
  readonly walk: Walk
  readonly step: string
  readonly now: string
  readonly actor: string
}

/** @throws Problem validation_failed for letters that no document prints; not_found, forbidden, precondition_required, precondition_failed where the ground is another than was read, and what `run` throws */
export async function recordAsStaff(
  container: Container,
  { staff, uuid, body, idempotencyKey, ifMatch, call, asItem, ground }: Recorded,
  run: (opened: Opened) => Promise<Advanced>,
): Promise<{ step: string }> {
  const now = container.clock.now()
  const faults = implausibleIn(body)
  if (faults.length > 0) throw invalid([...faults])
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openAsStaff(session, staff, uuid, now, true)
    if (asItem) refuseOtherRole(staff, asItem)
    const keyed = { organizationCode: file.row.organizationCode, identityId: staff.identityId, key: idempotencyKey, now }
    return withIdempotency(container, session, { ...keyed, call: `${call}/${uuid}`, body }, async () => {
      if (ground) {
        refuseUnread(file, ifMatch)
        await refuseChangedGround(session, file, ifMatch, ground)
      }
      const { walk, step } = standing(file.facts)
      const advanced = await run({ session, file, walk, step, now, actor: actorOf(staff) })
      return { step: advanced.standing.step as string }
    })
  })
  return reply
}
