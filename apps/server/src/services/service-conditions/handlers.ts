/** One handler per declared call on conditions, for those who answer them. */
import type { serviceConditionsCalls } from '@hearthline/contract'
import { answerCondition } from '../../usecases/conditions/answer-condition.ts'
import { readConditions, refuseUnflaggedSigner } from '../../usecases/conditions/read-conditions.ts'
import { asApplicant, markRead, writeOnCondition } from '../../usecases/conditions/write-on-condition.ts'
import type { Handlers } from '../handler.ts'
import { signerOf } from '../signer/signer-of.ts'

type Caller = Parameters<typeof signerOf>[0]

const applicantOf = (incoming: Caller) => ({ ...signerOf(incoming), isSigner: incoming.session.credential === 'code' })

export const serviceConditionsHandlers = {
  externalApplicants: async (incoming, container) => {
    const applicant = applicantOf(incoming)
    await refuseUnflaggedSigner(container, applicant, incoming.organization)
    return { status: 200, body: await readConditions(container, applicant, incoming.params.uuid) }
  },
  answerCondition: async (incoming, container) => {
    const applicant = applicantOf(incoming)
    const { params, body, idempotencyKey } = incoming
    await refuseUnflaggedSigner(container, applicant, incoming.organization)
    await answerCondition(container, { applicant, ...params, idempotencyKey }, body)
    return { status: 200, body: await readConditions(container, applicant, params.uuid) }
  },
  writeOnCondition: async (incoming, container) => {
    const applicant = applicantOf(incoming)
    const { params, body, idempotencyKey } = incoming
    await refuseUnflaggedSigner(container, applicant, incoming.organization)
    const key = { ...applicant, key: idempotencyKey }
    await writeOnCondition(container, asApplicant(applicant, params.uuid, params.condition), body, key)
    return { status: 200, body: await readConditions(container, applicant, params.uuid) }
  },
  readMessages: async (incoming, container) => {
    const applicant = applicantOf(incoming)
    await refuseUnflaggedSigner(container, applicant, incoming.organization)
    await markRead(container, asApplicant(applicant, incoming.params.uuid, incoming.params.condition))
    return { status: 204, body: null }
  },
} satisfies Handlers<typeof serviceConditionsCalls>
