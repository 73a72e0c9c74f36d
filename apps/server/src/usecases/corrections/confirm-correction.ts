/** Makes a correction that was previewed: in one transaction, and only while it brings about just what was shown. */
import { type CorrectedAnswers, canonicalJson, EMPTY_BASIS, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { advanceForBorrower } from '../application/advance-for-borrower.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { knownItem } from '../application/read-item.ts'
import { refuseStaffAddresses } from '../application/refuse-staff-addresses.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import type { Corrections } from './corrected-answers.ts'
import { correctionPreview, ratesNow } from './preview-correction.ts'

export interface Confirmation {
  readonly caller: Caller
  readonly uuid: string
  readonly answers: Corrections
  readonly preview: string
  readonly idempotencyKey: string | undefined
}

const CHANGED = 'Your application changed after this preview was made. Nothing was corrected. Review the new preview, then confirm it.'

/** @throws Problem not_found, conflict, validation_failed, precondition_failed */
export async function confirmCorrection(
  container: Container,
  { caller, uuid, answers, preview, idempotencyKey }: Confirmation,
): Promise<void> {
  const now = container.clock.now()
  const keyed = { ...caller, key: idempotencyKey, call: `corrections/${uuid}`, body: { answers, preview }, now }
  const rates = await ratesNow(container, caller, now)
  await refuseStaffAddresses(container, answers)
  await container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    return withIdempotency(container, session, keyed, async () => {
      const made = await correctionPreview(container, session, file, { corrections: answers, rates })
      if (made.body.preview !== preview) throw new Problem('precondition_failed', CHANGED, { step: file.row.step })
      const actor = `borrower:${caller.identityId}`
      const { bases } = standing(file.facts).walk
      const facts = Object.entries(made.answers).map(([id, data]) =>
        newFact(container.sealing, knownItem(id), { basis: bases[id] ?? EMPTY_BASIS, data, actor }),
      )
      const detail = { corrected: digestsOf(container, file, made.answers), outcome: made.body.outcome }
      await advanceForBorrower(session, container, file, { facts, actor, action: 'corrected', detail })
      return { uuid }
    })
  })
}

/** Old and new by keyed digests: that and what was changed can be proven, and no value is in the log. */
const digestsOf = ({ macs }: Container, { row, facts }: ApplicationFile, answers: CorrectedAnswers) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, data]) => {
      const digest = (value: unknown) => macs.mac('audit', canonicalJson([row.id, id, value])).slice(0, 32)
      return [id, { before: digest(facts.results[id]?.data), after: digest(data) }]
    }),
  )
